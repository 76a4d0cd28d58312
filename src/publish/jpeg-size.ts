// The size of a JPEG picture.

/** Width and height, from its start of frame (ITU-T T.81, B.2.2). Pixels. Throws RangeError for what is no JPEG. */
export function jpegSize(bytes: Uint8Array): [number, number] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < data.byteLength; at += 2 + data.getUint16(at + 2)) {
    const marker = data.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return [data.getUint16(at + 7), data.getUint16(at + 5)];
  }
  throw new RangeError('the picture is no JPEG');
}
