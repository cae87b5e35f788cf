import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sniffVideo } from './sniff-video.ts'

const bytes = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))

describe('Type of a video by its content (X5, DECO-6)', () => {
  test.each([
    ['\x00\x00\x00\x20ftypisom\x00\x00\x02\x00', 'mp4'],
    ['\x00\x00\x00\x18ftypmp42', 'mp4'],
    ['\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm', 'webm'],
  ])('%j is accepted', (start, kind) => expect(sniffVideo(bytes(start))).toBe(kind))

  test.each([
    '',
    '<!doctype html>',
    '\x00\x00\x00\x18ftypheic',
    '\x00\x00\x00\x1cftypavif',
    '\x1a\x45\xdf\xa3\x01\x00B\x82\x88matroska',
    'RIFF\x00\x00\x00\x00AVI ',
    'webm<script>',
  ])('%j is refused', start => expect(sniffVideo(bytes(start))).toBeUndefined())

  test('Any bytes give a result', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), any => void sniffVideo(any)))
  })
})
