// Joins WebP pictures into one that moves: the container of RFC 9649, chapter 2. Every picture stands for itself.
/** A chunk: its name, its length, its bytes, and one more byte where that makes them even. */
function chunk(name, ...parts) {
    const data = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
/** Whole numbers of 24 bits, lowest byte first. */
function numbers(...values) {
    const bytes = Buffer.alloc(3 * values.length);
    values.forEach((value, n) => {
        bytes.writeUIntLE(value, 3 * n, 3);
    });
    return bytes;
}
/** The chunks of a picture that hold it: what is behind the file's head of 12 bytes, without a VP8X of its own. */
function pictureIn(webp) {
    const parts = [];
    for (let at = 12; at + 8 <= webp.length;) {
        const end = at + 8 + webp.readUInt32LE(at + 4);
        if (['VP8 ', 'VP8L'].includes(webp.toString('latin1', at, at + 4)))
            parts.push(webp.subarray(at, end));
        at = end + (end % 2);
    }
    return Buffer.concat(parts.flatMap((part) => [part, Buffer.alloc(part.length % 2)]));
}
/**
 * A picture that repeats for ever.
 * @param pictures WebP files of one size @param size width and height, pixels @param delay of each picture, ms
 */
export function animated(pictures, [width, height], delay) {
    const isAnimation = 0x02;
    const black = Buffer.of(0, 0, 0, 255);
    const forEver = Buffer.of(0, 0);
    // Drawn over the one before without blending.
    const flags = Buffer.of(0x02);
    const size = numbers(width - 1, height - 1);
    const frames = pictures.map((one) => chunk('ANMF', numbers(0, 0), size, numbers(delay), flags, pictureIn(one)));
    const body = [
        chunk('VP8X', Buffer.of(isAnimation, 0, 0, 0), size),
        chunk('ANIM', black, forEver),
        ...frames,
    ];
    return chunk('RIFF', Buffer.from('WEBP', 'latin1'), ...body);
}
