// All imports of planck go through this file: its worlds compute with Slew's own sine, cosine and arctangent, so that results are equal in every engine.
import './planck-begin';

// Names are listed one by one: a test runner reads each through a getter, and the getter of `export *` is slower.
export {
  AABB,
  Body,
  Box,
  BoxShape,
  BroadPhase,
  Circle,
  CircleShape,
  Distance,
  DynamicTree,
  MotorJoint,
  Polygon,
  PolygonShape,
  RevoluteJoint,
  Rot,
  Settings,
  Shape,
  Solver,
  Sweep,
  Transform,
  Vec2,
  World,
} from 'planck';

import './planck-end';
