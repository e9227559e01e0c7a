#pragma once

// What model/geometry/ray_caster.cpp needs of Embree 3 or 4, declared as their references do: so
// that a machine with either checks that the code for the other compiles. The compiler is given
// RTC_VERSION_MAJOR. Nothing is linked.
// https://github.com/RenderKit/embree/blob/master/README.md, "Embree API Reference"

#include <cstddef>

#define RTC_INVALID_GEOMETRY_ID (static_cast<unsigned>(-1))

struct RTCDeviceTy;
struct RTCSceneTy;
struct RTCGeometryTy;
using RTCDevice = RTCDeviceTy*;
using RTCScene = RTCSceneTy*;
using RTCGeometry = RTCGeometryTy*;

enum RTCBufferType { RTC_BUFFER_TYPE_INDEX, RTC_BUFFER_TYPE_VERTEX };
enum RTCFormat { RTC_FORMAT_UINT3, RTC_FORMAT_FLOAT3, RTC_FORMAT_FLOAT3X4_COLUMN_MAJOR };
enum RTCGeometryType { RTC_GEOMETRY_TYPE_TRIANGLE, RTC_GEOMETRY_TYPE_INSTANCE };
enum RTCSceneFlags { RTC_SCENE_FLAG_NONE, RTC_SCENE_FLAG_ROBUST };

struct RTCRay {
  float org_x, org_y, org_z, tnear;
  float dir_x, dir_y, dir_z, time;
  float tfar;
  unsigned mask, id, flags;
};
struct RTCHit {
  float Ng_x, Ng_y, Ng_z, u, v;
  unsigned primID, geomID;
  unsigned instID[1], instPrimID[1];
};
struct RTCRayHit {
  RTCRay ray;
  RTCHit hit;
};
#if RTC_VERSION_MAJOR >= 4
struct RTCIntersectArguments {
  int flags;
};
#else
struct RTCIntersectContext {
  int flags;
};
#endif

extern "C" {
RTCDevice rtcNewDevice(const char* config);
void rtcReleaseDevice(RTCDevice device);
RTCScene rtcNewScene(RTCDevice device);
void rtcReleaseScene(RTCScene scene);
void rtcSetSceneFlags(RTCScene scene, RTCSceneFlags flags);
void rtcCommitScene(RTCScene scene);
RTCGeometry rtcNewGeometry(RTCDevice device, RTCGeometryType type);
void rtcReleaseGeometry(RTCGeometry geometry);
void rtcCommitGeometry(RTCGeometry geometry);
void rtcAttachGeometryByID(RTCScene scene, RTCGeometry geometry, unsigned id);
RTCGeometry rtcGetGeometry(RTCScene scene, unsigned id);
void* rtcGetGeometryBufferData(RTCGeometry geometry, RTCBufferType type, unsigned slot);
void* rtcSetNewGeometryBuffer(RTCGeometry geometry, RTCBufferType type, unsigned slot,
                              RTCFormat format, std::size_t stride, std::size_t count);
void rtcSetGeometryInstancedScene(RTCGeometry geometry, RTCScene scene);
void rtcSetGeometryTransform(RTCGeometry geometry, unsigned step, RTCFormat format,
                             const void* transform);
#if RTC_VERSION_MAJOR >= 4
void rtcInitIntersectArguments(RTCIntersectArguments* arguments);
void rtcIntersect1(RTCScene scene, RTCRayHit* rayhit, RTCIntersectArguments* arguments = nullptr);
#else
void rtcInitIntersectContext(RTCIntersectContext* context);
void rtcIntersect1(RTCScene scene, RTCIntersectContext* context, RTCRayHit* rayhit);
#endif
}
