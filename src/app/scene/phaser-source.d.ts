// Declares Phaser's source modules, which have no types. The scene takes its types from 'phaser', in both builds.
declare module 'phaser/src/*';
