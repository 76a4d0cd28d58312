// Stands in the built page for the parts of Phaser that src/tools/publish/cut-libraries.ts leaves out. Some are made for every camera and
// rope, and are asked for what every one has.
function LeftOut() {}

for (const asked of ['setOrigin', 'update', 'preRender', 'postRenderWebGL', 'reset', 'destroy'])
  LeftOut.prototype[asked] = () => {};

// Phaser's mathematics is asked for a generator of random numbers, which nothing takes numbers from.
LeftOut.RandomDataGenerator = LeftOut;

module.exports = LeftOut;
