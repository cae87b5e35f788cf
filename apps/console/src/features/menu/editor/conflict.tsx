import { menuDifferences } from '@comanda/domain/menu'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import forms from '../../../forms/forms.module.css'
import { DifferenceList } from './differences.tsx'
import type { Dish, MenuDraft } from './queries.ts'

const alone = (dish: Dish) => ({ menus: [], menuGroups: [], items: [dish], modifierGroups: [], buffetRules: [] })

/** The differences between the typed dish and the one saved by another person; the bar below offers both. */
export const Conflict = ({ draft, mine, theirs }: { draft: MenuDraft; mine: Dish; theirs: Dish }) => (
  <section className={forms.card}>
    <Text>{t('menuEdit.theirs')}</Text>
    <DifferenceList currency={draft.currency} differences={menuDifferences(alone(mine), alone(theirs))} />
  </section>
)
