import { describe, expect, test } from 'vitest'
import { readForm } from './form.ts'

const TYPE = 'multipart/form-data; boundary=x'
const part = (name: string, content = '', more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
const END = '--x--\r\n'
const read = (text: string, type = TYPE) => readForm(Buffer.from(text, 'latin1'), type)

test('A form as browsers write it: the request, and the unchanged bytes of the file', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)
  const form = new FormData()
  form.set('body', JSON.stringify({ purpose: 'avatar', note: '\r\n--x' }))
  form.set('file', new File([bytes, '\r\n--', '\r\n\r\n'], 'a"b.jpg', { type: 'image/jpeg' }))
  const sent = new Request('http://x', { method: 'POST', body: form })
  const type = sent.headers.get('content-type') ?? ''
  const read = readForm(new Uint8Array(await sent.arrayBuffer()), type)
  expect(read?.body).toEqual({ purpose: 'avatar', note: '\r\n--x' })
  expect(Buffer.from(read?.file ?? [])).toEqual(Buffer.concat([bytes, Buffer.from('\r\n--\r\n\r\n')]))
})

test('Without a file, without a request, and with a boundary in quotes', () => {
  expect(read(part('body', '{"a":1}') + END)).toEqual({ body: { a: 1 } })
  expect(read(part('file', 'z', '; filename="a"') + END)).toEqual({ body: {}, file: Buffer.from('z') })
  expect(read(part('body', '{}') + END, 'multipart/form-data; boundary="x"')).toEqual({ body: {} })
})

describe('A body that is no form is refused (R1)', () => {
  test.each([
    ['nothing', ''],
    ['no boundary at the start', 'hello'],
    ['no end', part('body', '{}')],
    ['a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--'],
    ['one name twice', part('file', 'a') + part('file', 'b') + END],
    ['invalid JSON', part('body', '{') + END],
    ['a header that does not end', `--x\r\n${'a: b\r\n'.repeat(1000)}${END}`],
    ['more parts than allowed', `${Array.from({ length: 9 }, (_, i) => part(`p${i}`)).join('')}${END}`],
  ])('%s', (_, text) => {
    expect(read(text)).toBeUndefined()
  })

  test('No boundary, and no bytes', () => {
    expect([
      readForm(Buffer.from(''), 'multipart/form-data'),
      readForm('x', TYPE),
      readForm(undefined, undefined),
    ]).toEqual([undefined, undefined, undefined])
  })

  test.each([
    ['of a hundred and eighty thousand parts', part('a').repeat(185_000) + END],
    ['of headers only', `--x\r\n${'a: b\r\n'.repeat(1_500_000)}${END}`],
    ['of one long name', part('%22'.repeat(3_000_000)) + END],
    ['of incomplete boundaries', part('file', '\r\n--'.repeat(2_200_000)) + END],
  ])('Nine megabytes %s delay no other request', (_, text) => {
    const bytes = Buffer.from(text, 'latin1')
    const started = performance.now()
    readForm(bytes, TYPE)
    expect(performance.now() - started).toBeLessThan(200)
  })
})
