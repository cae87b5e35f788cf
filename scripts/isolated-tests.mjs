// The tests of the apps that need modules of their own.
import { readdirSync, readFileSync } from 'node:fs'
import { at } from './project.mjs'

const SKIPPED = new Set(['node_modules', 'dist'])
/** Replaces modules, timers or what a browser has, or chooses the language and texts that all modules show. */
const CHANGES =
  /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers)\b|\b(setLocale|addTexts|loadTexts|applyServerTexts)\(/

/**
 * The test files in these folders of the project that change what modules loaded later or before see, so that no other file may
 * share its modules with them.
 */
export function isolatedTests(folders) {
  return folders.flatMap(folder => testsIn(folder)).filter(file => CHANGES.test(readFileSync(at(file), 'utf8')))
}

function testsIn(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testsIn(path)
    return /\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}
