import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrate, openDatabase } from '../platform/db/index.ts'
import { dataFolderInMemory } from './data-folder.ts'
import { keysOfNoTenant, schemaText } from './schema-text.ts'

// `npm run schema` writes apps/server/schema.sql; with `--check` it compares, and looks that tenants lead every key.
const SCHEMA = fileURLToPath(new URL('../../schema.sql', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))

async function today(): Promise<{ text: string; strays: string[] }> {
  const folder = dataFolderInMemory('schema')
  try {
    const db = await openDatabase({ dataDir: folder })
    try {
      await migrate(db, MIGRATIONS)
      return { text: await schemaText(db), strays: await keysOfNoTenant(db) }
    } finally {
      await db.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { text, strays } = await today()
const faults = strays.map(name => `${name}: corporation_id does not lead`)
if (!process.argv.includes('--check')) writeFileSync(SCHEMA, text)
else if (!existsSync(SCHEMA) || readFileSync(SCHEMA, 'utf8') !== text) {
  faults.push('apps/server/schema.sql is not what the migrations make: run npm run schema')
}
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
