// The only way to planck: its worlds compute with Slew's own sine, cosine and arctangent, so that they are the same in every engine.
import './planck-begin';

// Names one by one: a test runner reads each through a getter, and the getter of a star looks the name up at every use.
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
