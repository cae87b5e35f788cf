import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  cpSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDataFolder } from '../../../testing/index.ts'
import { hasDatabase, placesOf } from './places.ts'
import { placeDatabase } from './place-database.ts'

/** An account that can enter only folders open to all, like PostgreSQL's account when the server runs as root. */
const account = { uid: 4711, gid: 4711 }
let folder = ''
let shared = ''
let machine = { accountFor: () => account, candidates: [''] }

beforeEach(() => {
  folder = emptyDataFolder('place')
  shared = join(folder, 'shared')
  machine = { accountFor: () => account, candidates: [shared] }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A data folder inside a folder that only its owner may enter. */
function closedData(): string {
  const data = join(folder, 'home', 'my 店', 'data')
  mkdirSync(data, { recursive: true })
  chmodSync(join(folder, 'home'), 0o700)
  return data
}

function makeCluster(data: string): void {
  mkdirSync(join(data, 'postgres'), { recursive: true })
  writeFileSync(join(data, 'postgres', 'PG_VERSION'), '18')
}

test('a database in a folder that its account may enter stays in the data folder', async () => {
  const data = join(folder, 'open')
  mkdirSync(data)
  const { places, note } = await placeDatabase(data, machine)
  expect(places.cluster).toBe(join(data, 'postgres'))
  expect(note).toBeUndefined()
  expect(existsSync(shared)).toBe(false)
})

test('A database in a folder closed to its account is stored outside, and permissions stay unchanged', async () => {
  const data = closedData()
  const { places, note } = await placeDatabase(data, machine)
  expect(places.cluster.startsWith(`${shared}/`)).toBe(true)
  expect(note).toBe(
    `The database is stored in ${join(places.cluster, '..')}, because PostgreSQL does not run as root and its account cannot enter ${data}.`,
  )
  expect(statSync(join(folder, 'home')).mode & 0o777).toBe(0o700)
  // Every later start and every tool finds the same place.
  expect((await placeDatabase(data, machine)).places).toEqual(places)
  expect(placesOf(data)).toEqual(places)
})

test('A cluster already in the closed folder is moved, also after an interrupted move', async () => {
  const data = closedData()
  makeCluster(data)
  const { places } = await placeDatabase(data, machine)
  expect(readFileSync(join(places.cluster, 'PG_VERSION'), 'utf8')).toBe('18')
  expect(existsSync(join(data, 'postgres'))).toBe(false)
  expect(hasDatabase(data)).toBe(true)
  renameSync(places.cluster, join(data, 'postgres'))
  expect((await placeDatabase(data, machine)).places.cluster).toBe(places.cluster)
  expect(hasDatabase(data)).toBe(true)
})

test('A moved data folder keeps its database, and a copied one does not share it', async () => {
  const data = closedData()
  const { places } = await placeDatabase(data, machine)
  const moved = join(folder, 'home', 'moved')
  renameSync(data, moved)
  expect((await placeDatabase(moved, machine)).places.cluster).toBe(places.cluster)
  const copy = join(folder, 'home', 'copy')
  cpSync(moved, copy, { recursive: true })
  await expect(placeDatabase(copy, machine)).rejects.toThrow(/is a copy of .*moved and names the same database: remove/)
})

test('A removed data folder leaves no database for the next one at the same path', async () => {
  const data = closedData()
  const { places } = await placeDatabase(data, machine)
  rmSync(data, { recursive: true })
  mkdirSync(data)
  expect((await placeDatabase(data, machine)).places.cluster).not.toBe(places.cluster)
})

test.each([
  ['an empty file', ''],
  ['a truncated path', '/var/lib/com'],
])('A place that is recorded as %s is refused with one sentence', async (_name, text) => {
  const data = closedData()
  writeFileSync(join(data, 'database-folder'), text)
  await expect(placeDatabase(data, machine)).rejects.toThrow(
    /^The folder of the database that .* names does not exist: restore it, or remove that file to begin with an empty database\.$/,
  )
})

test('An ordinary user sees that the database belongs to root', async () => {
  const data = closedData()
  await placeDatabase(data, machine)
  await expect(placeDatabase(data, { accountFor: () => undefined })).rejects.toThrow(
    /belongs to another account \(user id 0\): start as root/,
  )
})

test('Without a place for the database the start explains what to do', async () => {
  const data = closedData()
  writeFileSync(shared, 'not a folder')
  await expect(placeDatabase(data, machine)).rejects.toThrow(
    /its account cannot enter .*home: set DATA_DIR to an open folder/,
  )
})
