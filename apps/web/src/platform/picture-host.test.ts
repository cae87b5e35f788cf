import type { StartupInfo } from '@comanda/contract/startup'
import { expect, test, vi } from 'vitest'
import { pictureHost } from './picture-host.ts'
import { setStartup } from './startup.ts'

const servedBy = (...hosts: string[]) => setStartup({ cdnInfo: { hosts, origin: hosts[0] ?? '' } } as StartupInfo)

test('Each new picture gets the next host, and keeps it (MENU-9)', () => {
  servedBy('https://a.example', 'https://b.example', 'https://c.example')
  const paths = ['laksa', 'ramen', 'burger', 'satay', 'sundae', 'bento', 'rice']
  const first = paths.map(pictureHost)
  expect(first).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a'].map(name => `https://${name}.example`))
  expect(paths.toReversed().map(pictureHost)).toEqual(first.toReversed())
})

test('The banner that the first page has loaded already stays on its host (MENU-9)', () => {
  servedBy('https://a.example', 'https://b.example')
  const shown = '.fp [src*="p1/store@"]'
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === shown ? {} : null) })
  const hosts = ['dish', 'p1/store', 'other'].map(pictureHost)
  vi.unstubAllGlobals()
  expect(hosts[1]).toBe('https://a.example')
  expect(hosts[0]).not.toBe(hosts[2])
})

test('A single host serves all pictures', () => {
  servedBy('/media')
  expect(['laksa', 'new', 'newer'].map(pictureHost)).toEqual(['/media', '/media', '/media'])
})
