// Phaser's own source modules carry no types; scenes take theirs from 'phaser', whichever build is behind it.
declare module 'phaser/src/*';
