import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sniff } from './sniff.ts'

const bytes = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))

describe('file type by content (X5)', () => {
  test.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'webp'],
  ])('%j is accepted', (start, kind) => expect(sniff(bytes(start))).toBe(kind))

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!doctype html>',
    'GIF89a/*<script>',
    '<?php',
    '%PDF-1.7',
    '',
  ])('%j is refused', start => expect(sniff(bytes(start))).toBeUndefined())

  test('HEIC, AVIF and TIFF are refused', () => {
    expect(sniff(bytes('\x00\x00\x00\x18ftypheic'))).toBeUndefined()
    expect(sniff(bytes('\x00\x00\x00\x1cftypavif'))).toBeUndefined()
    expect(sniff(bytes('II*\x00'))).toBeUndefined()
    expect(sniff(bytes('RIFF\x00\x00\x00\x00WAVE'))).toBeUndefined()
  })

  test('Any bytes give a result', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 40 }), any => void sniff(any)))
  })
})
