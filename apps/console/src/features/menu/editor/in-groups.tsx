import { t } from '@comanda/web/i18n'
import { Picks } from '../../../forms/fields/choice-fields.tsx'
import { type EditorProps, nameIn } from './queries.ts'
import { useMove } from './use-move.ts'

/** The groups that list a dish; changed at once. */
export function InGroups({ shopId, draft, foodId }: EditorProps & { foodId: string }) {
  const move = useMove(shopId)
  const groups = draft.document.menuGroups
  const chosen = groups.filter(group => group.foodIds.includes(foodId)).map(group => group.menuGroupId)
  const change = (next: string[]) => {
    for (const to of next.filter(id => !chosen.includes(id)))
      move({ what: 'dish', id: foodId, from: '', to, before: '' })
    for (const from of chosen.filter(id => !next.includes(id)))
      move({ what: 'dish', id: foodId, from, to: '', before: '' })
  }
  return (
    <Picks
      legend={t('menuEdit.inGroups')}
      none={t('menuEdit.unlisted')}
      options={groups.map(group => [group.menuGroupId, nameIn(group.displayName)] as const)}
      chosen={chosen}
      onChange={change}
    />
  )
}
