// Phaser's source modules have no types; the scene takes its types from 'phaser', in both builds.
declare module 'phaser/src/*';
