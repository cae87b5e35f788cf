import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDataFolder } from '../../../testing/index.ts'
import { lockFolder } from './folder-lock.ts'

let folder = ''
beforeEach(() => {
  folder = emptyDataFolder('lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'server.lock')

test.each([
  ['empty', ''],
  ['a blank line', '\n'],
  ['text', `${process.pid} 1 1`],
  ['zeros', '\0'.repeat(4096)],
  ['a truncated database', `SQLite format 3\0${'x'.repeat(200)}`],
])('A lock file that is %s does not prevent a start, and is held afterwards (O8)', (_name, text) => {
  writeFileSync(file(), text)
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('already in use')
  lock.release()
})

test('A folder in use refuses a second start, and a released one does not (O8)', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is already in use by a running server (process ${process.pid}): stop that server first, or set DATA_DIR to another folder.`,
  )
  lock.release()
  lockFolder(folder).release()
})
