import type { StartupInfo } from '@comanda/contract/startup'
import { expect, test } from 'vitest'
import { pictureHost } from './picture-host.ts'
import { setStartup } from './startup.ts'

const servedBy = (...hosts: string[]) => setStartup({ cdnInfo: { hosts, origin: hosts[0] ?? '' } } as StartupInfo)

test('each new picture takes the next host in turn, and keeps it · MENU-9', () => {
  servedBy('https://a.example', 'https://b.example', 'https://c.example')
  const paths = ['laksa', 'ramen', 'burger', 'satay', 'sundae', 'bento', 'rice']
  const first = paths.map(pictureHost)
  expect(first).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a'].map(name => `https://${name}.example`))
  expect(paths.toReversed().map(pictureHost)).toEqual(first.toReversed())
})

test('with one host, all come from it', () => {
  servedBy('/media')
  expect(['laksa', 'new', 'newer'].map(pictureHost)).toEqual(['/media', '/media', '/media'])
})
