import { builtInRoles, rights } from '@comanda/domain/staff'
import { staff } from '@comanda/messages/en-US/staff'
import { addTexts } from '@comanda/web/i18n'
import { beforeAll, expect, test } from 'vitest'
import { groupedRights, rightText } from './role-texts.ts'

beforeAll(() => addTexts('en_US', staff, {}))

test('The account lists only the rights of the person, by the groups of the bar (A5)', () => {
  expect(groupedRights(builtInRoles.kitchen)).toEqual([{ group: 'Today', names: 'Kitchen and Mark dishes sold out' }])
  const all = groupedRights(rights)
  expect(all.map(({ group }) => group)).toEqual(['Today', 'Guests', 'Set-up'])
  for (const right of rights) expect(all.filter(({ names }) => names.includes(rightText(right)))).not.toEqual([])
  expect(groupedRights([])).toEqual([])
})
