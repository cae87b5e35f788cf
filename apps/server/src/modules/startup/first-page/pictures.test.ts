import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { servePictures } from './pictures.ts'

const root = await mkdtemp(join(tmpdir(), 'pictures-'))
afterAll(() => rm(root, { recursive: true }))

test('A picture of an earlier set is served from the set of the brand that is drawn (MENU-9)', async () => {
  await mkdir(join(root, 'ombra-3'))
  await writeFile(join(root, 'ombra-3', 'cod@160.webp'), 'a picture')
  const server = fastify()
  await servePictures(server, root)
  const answer = (url: string) => server.inject({ url, headers: { accept: 'image/webp' } })
  expect((await answer('/media/ombra-3/cod@160.webp')).body).toBe('a picture')
  expect((await answer('/media/ombra-2/cod@160.webp')).headers.location).toBe('/media/ombra-3/cod@160.webp')
  for (const unknown of ['/media/ombra-3/duck@160.webp', '/media/slurp-2/cod@160.webp', '/media/ombra-2/../cod.webp'])
    expect((await answer(unknown)).statusCode).toBe(404)
  await server.close()
})
