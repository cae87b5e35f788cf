import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDataFolder } from '../../testing/index.ts'
import { lockFolder, startOf } from './folder-lock.ts'

let folder = ''
beforeEach(() => {
  folder = emptyDataFolder('lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'owner.lock')

test.each([
  ['empty', ''],
  ['a blank line', '\n'],
  ['truncated after the process id', String(process.pid)],
  ['truncated within the start time', `${process.pid} ${startOf(process.pid).slice(0, 2)}`],
  ['of a dead process', '999999999 1 1'],
  ['not text', '\0\0\0\0'],
])('A lock file that is %s does not prevent a start (O8)', (_name, text) => {
  writeFileSync(file(), text)
  const lock = lockFolder(folder)
  expect(readFileSync(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  lock.release()
})

test('A lock file of a running process prevents a second start, and a released one does not (O8)', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is already in use by a running server (process ${process.pid}): stop that server first, or set DATA_DIR to another folder.`,
  )
  lock.release()
  lockFolder(folder).release()
})
