import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importedDay, importedName } from './import-values.ts'

test('A day is read as other systems write it, and one that could be another is not read (CARD-17)', () => {
  const days = ['2024-05-17', '2024/5/17', '17.05.2024', '17/5/2024', '5/17/2024', '2024-05-17T10:00:00Z', '5/5/2024']
  expect(days.map(importedDay)).toEqual([...Array<string>(6).fill('2024-05-17'), '2024-05-05'])
  for (const text of ['5/6/2024', '2024-02-30', '31.02.2024', 'May 17', '', '17/17/2024'])
    expect([text, importedDay(text)]).toEqual([text, undefined])
})

test('Every day is read back from the ways of writing that are not ambiguous (CARD-17)', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, date => {
      const day = date.toISOString().slice(0, 10)
      const [y, m, d] = day.split('-')
      expect(importedDay(day)).toBe(day)
      expect(importedDay(`${d}.${m}.${y}`)).toBe(day)
      expect([day, undefined]).toContain(importedDay(`${m}/${d}/${y}`))
    }),
  )
})

test('The last word of a full name is the last name (CARD-17)', () => {
  expect(importedName(' Mary Ann  Smith ')).toEqual({ firstName: 'Mary Ann', lastName: 'Smith' })
  expect(importedName('Cher')).toEqual({ firstName: 'Cher', lastName: '' })
})
