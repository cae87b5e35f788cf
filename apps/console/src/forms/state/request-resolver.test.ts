import { contract } from '@comanda/contract'
import type { CallSpec } from '@comanda/contract/core'
import { rest } from '@comanda/messages/en-US/rest'
import { staff } from '@comanda/messages/en-US/staff'
import { first } from '@comanda/messages/en-US/first'
import { addTexts } from '@comanda/web/i18n'
import { describe, expect, test } from 'vitest'
import { errorsIn, errorsUnseen, errorToShow, type ShownPaths } from './field-state.ts'
import { pathOf, requestResolver } from './request-resolver.ts'

addTexts('en_US', first, rest)
addTexts('en_US', staff, {})

/** Every call of the console that changes something: each may be a form. */
const calls = Object.values(contract)
  .flatMap(context => Object.values(context) as CallSpec[])
  .filter(({ path, changes }) => path.startsWith('/api/console/') && changes === true)

interface Shape {
  _zod: {
    def: {
      type: string
      shape?: Record<string, Shape>
      element?: Shape
      innerType?: Shape
      in?: Shape
      options?: Shape[]
    }
  }
}

/** A value that fits the shape of a request down to its leaves, which all hold `leaf`. */
function valueOf({ _zod: { def } }: Shape, leaf: unknown): unknown {
  const inner = def.innerType ?? def.in ?? def.options?.[0]
  if (def.shape) return Object.fromEntries(Object.entries(def.shape).map(([key, shape]) => [key, valueOf(shape, leaf)]))
  if (def.element) return [valueOf(def.element, leaf)]
  return inner ? valueOf(inner, leaf) : leaf
}

/** The paths and texts of errors that a form of the call shows for these values. */
async function errorsOf(call: CallSpec, values: object) {
  const options = { fields: {}, shouldUseNativeValidation: false } as never
  const { errors } = await requestResolver(call, all => all)(values as never, undefined, options)
  return errorsIn(errors)
}

const PATH = /\w+\[\d+\]|\w+\.\d+|\b[a-z]+[A-Z]\w+|_|undefined/

test.each(calls.map(call => [call.path.slice(13), call] as const))(
  'Every error of the form of %s is at the path of its field, in words',
  async (_name, call) => {
    for (const leaf of ['', -1e15, 'x'.repeat(9000), null, undefined, { strange: true }]) {
      const values = valueOf(call.request as unknown as Shape, leaf) as object
      const parsed = call.request.safeParse(JSON.parse(JSON.stringify(values)))
      const errors = await errorsOf(call, values)
      const expected = parsed.success
        ? []
        : parsed.error.issues.map(({ path }) => path.join('.')).filter(path => path !== '')
      expect(errors.map(({ path }) => path)).toEqual(expect.arrayContaining(expected))
      for (const { message } of errors) {
        expect(message).not.toMatch(PATH)
        expect(message.length).toBeGreaterThan(4)
      }
    }
  },
)

describe('An error is displayed by the nearest field on the screen', () => {
  const errors = {
    name: { type: 'x', message: 'No name.' },
    zones: [{ fee: { type: 'x', message: 'No fee.' }, points: [undefined, { type: 'x', message: 'No point.' }] }],
    root: { message: 'Fix.' },
  }
  const shown = (...paths: string[]): ShownPaths => new Map(paths.map(path => [path, 1]))

  test('A field displays its own error, and a group those of its parts that have no field', () => {
    const all = shown('name', 'zones.0', 'zones.0.fee')
    expect(errorToShow(errors, all, 'name')).toBe('No name.')
    expect(errorToShow(errors, all, 'zones.0.fee')).toBe('No fee.')
    expect(errorToShow(errors, all, 'zones.0')).toBe('No point.')
    expect(errorsUnseen(errors, all)).toEqual([])
  })

  test('An error without a field on the screen is known as such, so that the form shows it below', () => {
    expect(errorsUnseen(errors, shown('name')).map(({ path }) => path)).toEqual(['zones.0.fee', 'zones.0.points.1'])
  })

  test('A refusal names a field as the request spells it', () => {
    expect(pathOf('zones[1].points[12].lat')).toBe('zones.1.points.12.lat')
  })
})
