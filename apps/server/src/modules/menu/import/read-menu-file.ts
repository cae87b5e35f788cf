import { fieldOf, valueAt } from '@comanda/contract/core'
import { readFile, stat } from 'node:fs/promises'
import { findTwice, findUnknown } from './uber/references.ts'
import { type UberMenu, ubereatsMenu } from './uber/ubereats-shape.ts'

const MOST_BYTES = 10 * 1024 * 1024
const DEEPEST = 40
const MOST_FAULTS = 20

/** The faults of a menu file: one per line, each with its path. Nothing was changed. */
export class NoMenu extends Error {
  override readonly name = 'NoMenu'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** Nesting depth of a JSON text, computed without parsing it, so that a hostile one costs little. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    if (inText) {
      if (letter === 92) i++
      else if (letter === 34) inText = false
    } else if (letter === 34) inText = true
    else if (letter === 123 || letter === 91) deepest = Math.max(deepest, ++depth)
    else if (letter === 125 || letter === 93) depth--
  }
  return deepest
}

function parsed(text: string): unknown {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (depthOf(plain) > DEEPEST) throw new NoMenu([`the file nests deeper than ${DEEPEST} levels`])
  try {
    return JSON.parse(plain)
  } catch (error) {
    throw new NoMenu([`the file is not readable JSON: ${(error as Error).message}`])
  }
}

interface Issue {
  code?: string
  path: readonly PropertyKey[]
  message: string
  expected?: string
  minimum?: number | bigint
  maximum?: number | bigint
  values?: readonly unknown[]
}

const KINDS: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
}

function reasonOf(issue: Issue, value: unknown): string {
  if (value === undefined) return 'is missing'
  if (issue.code === 'too_small') return `must be at least ${issue.minimum} (it is ${shown(value)})`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum} (it is ${shown(value)})`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values?.join(', ')} (it is ${shown(value)})`
  if (issue.code === 'invalid_type')
    return `must be ${KINDS[issue.expected ?? ''] ?? issue.expected} (it is ${shown(value)})`
  return `${issue.message} (it is ${shown(value)})`
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return JSON.stringify(value)?.slice(0, 60) ?? typeof value
}

/**
 * Reads an Uber Eats Menu v2 text. Every fault is named with its path (`items[12].price_info.price`): wrong format,
 * duplicate ids, dangling references.
 * @throws NoMenu
 */
export function readMenuText(text: string): UberMenu {
  const raw = parsed(text)
  const result = ubereatsMenu.safeParse(raw)
  if (!result.success) {
    const issues = result.error.issues as readonly Issue[]
    const faults = issues.map(
      issue => `${fieldOf(issue.path) || 'the file'} ${reasonOf(issue, valueAt(raw, issue.path))}`,
    )
    throw new NoMenu(few(faults))
  }
  const faults = [...findTwice(result.data), ...findUnknown(result.data)]
  if (faults.length > 0) throw new NoMenu(few(faults))
  return result.data
}

const few = (faults: string[]): string[] =>
  faults.length > MOST_FAULTS
    ? [...faults.slice(0, MOST_FAULTS), `and ${faults.length - MOST_FAULTS} more like these`]
    : faults

/**
 * Reads a file of at most 10 MB.
 * @throws NoMenu
 */
export async function readMenuFile(path: string): Promise<UberMenu> {
  const info = await stat(path).catch(() => undefined)
  if (!info?.isFile()) throw new NoMenu([`there is no file at ${path}`])
  if (info.size > MOST_BYTES) throw new NoMenu([`the file is larger than ${MOST_BYTES / 1024 / 1024} MB`])
  return readMenuText(await readFile(path, 'utf8'))
}
