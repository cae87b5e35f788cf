import { createFormControl, type FieldValues } from 'react-hook-form'
import { describe, expect, test } from 'vitest'

const first = { fee: 1 }
const second = { fee: 'two' }
const third = { fee: '3.5.' }

/** The values of a form after a field was set, as fields and lists do it. */
async function after(values: FieldValues, name: string, next: unknown): Promise<FieldValues> {
  const form = createFormControl<FieldValues>({ defaultValues: structuredClone(values) })
  form.setValue(name, next)
  return await new Promise(resolve => void form.handleSubmit(resolve)())
}

describe('Text that is not an amount yet stays with its list entry', () => {
  test('Removing another entry moves it; removing its entry drops it', async () => {
    const zones = [first, second, third]
    expect(await after({ zones }, 'zones', zones.toSpliced(0, 1))).toEqual({ zones: [second, third] })
    expect(await after({ zones }, 'zones', zones.toSpliced(1, 1))).toEqual({ zones: [first, third] })
  })

  test('It follows an entry that is moved, and stays with one that is changed', async () => {
    const zones = [first, second, third]
    expect(await after({ zones }, 'zones', [second, first, third])).toEqual({ zones: [second, first, third] })
    expect(await after({ zones }, 'zones.2.name', 'Far')).toEqual({ zones: [first, second, { ...third, name: 'Far' }] })
  })

  test('Plain amounts are matched by position', async () => {
    expect(await after({ amounts: [5, 5, 'x'] }, 'amounts', [5, 5, 'x', 5])).toEqual({ amounts: [5, 5, 'x', 5] })
    expect(await after({ amounts: [5, 6, 'x'] }, 'amounts', [6, 'x'])).toEqual({ amounts: [6, 'x'] })
  })

  test('A missing part or one of another kind has no such text', async () => {
    const program = { customAmount: { min: 'ten' }, effect: { kind: 'percent', atMost: 'five' } }
    const other = { effect: { kind: 'amount' } }
    expect(await after({ program }, 'program', other)).toEqual({ program: other })
    expect(await after({ program }, 'program.effect', { kind: 'amount' })).toEqual({
      program: { ...program, effect: { kind: 'amount' } },
    })
  })
})
