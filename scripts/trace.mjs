// `npm run -s trace < log`: rewrites the places of the built server in traces to those of the sources.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { at, root } from './project.mjs'

const dist = at('apps', 'server', 'dist')
/** `.../apps/server/dist/app-1a2b3c4d.js:12:3456`, however the path before it is written. */
const PLACE = /(?:file:\/\/)?[^\s()"]*apps[\\/]+server[\\/]+dist[\\/]+([\w.-]+\.js):(\d+):(\d+)/g
const maps = new Map()

for await (const line of createInterface({ input: process.stdin })) console.log(line.replaceAll(PLACE, written))

/** The place in the sources; what no map knows stays as it is. */
function written(place, file, line, column) {
  const { fileName, lineNumber, columnNumber } = mapOf(file)?.findOrigin(Number(line), Number(column)) ?? {}
  if (fileName === undefined) return place
  return `${relative(root, resolve(dist, fileName))}:${lineNumber}:${columnNumber}`
}

function mapOf(file) {
  if (!maps.has(file)) {
    const path = resolve(dist, `${file}.map`)
    maps.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
  }
  return maps.get(file)
}
