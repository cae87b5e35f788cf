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

describe('Text that is no amount yet stays with its own entry', () => {
  test('another entry that is removed moves it up, its own takes it along', async () => {
    const zones = [first, second, third]
    expect(await after({ zones }, 'zones', zones.toSpliced(0, 1))).toEqual({ zones: [second, third] })
    expect(await after({ zones }, 'zones', zones.toSpliced(1, 1))).toEqual({ zones: [first, third] })
  })

  test('entries that change places take it with them; an entry that is changed keeps it', async () => {
    const zones = [first, second, third]
    expect(await after({ zones }, 'zones', [second, first, third])).toEqual({ zones: [second, first, third] })
    expect(await after({ zones }, 'zones.2.name', 'Far')).toEqual({ zones: [first, second, { ...third, name: 'Far' }] })
  })

  test('plain amounts are told apart by their place', async () => {
    expect(await after({ amounts: [5, 5, 'x'] }, 'amounts', [5, 5, 'x', 5])).toEqual({ amounts: [5, 5, 'x', 5] })
    expect(await after({ amounts: [5, 6, 'x'] }, 'amounts', [6, 'x'])).toEqual({ amounts: [6, 'x'] })
  })

  test('a part that is gone or of another kind has none of it', async () => {
    const program = { customAmount: { min: 'ten' }, effect: { kind: 'percent', atMost: 'five' } }
    const other = { effect: { kind: 'amount' } }
    expect(await after({ program }, 'program', other)).toEqual({ program: other })
    expect(await after({ program }, 'program.effect', { kind: 'amount' })).toEqual({
      program: { ...program, effect: { kind: 'amount' } },
    })
  })
})
