import type { Allergen, Diet, MenuIndex, DietFilter } from '@comanda/domain/menu'
import { useMemo, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { Sheet, useCloseSheet } from '../../../ui/overlays/sheet.tsx'
import styles from './filter-sheet.module.css'
import type { MenuView } from '../dish-list/sections.ts'
import { ALLERGENS, DIETS, dietMatchesOf } from './diet-matches.ts'
import { preferenceCount } from './preferences.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

interface FilterSheetProps {
  view: MenuView
  index: MenuIndex<string>
  preferences: DietFilter
  onChange: (preferences: DietFilter) => void
  onClose: () => void
}

const toggled = <T,>(all: readonly T[], one: T): T[] => (all.includes(one) ? all.filter(x => x !== one) : [...all, one])

/** Allergens that occur in this menu, and those the guest excluded before: only these are offered. */
function allergensIn(index: MenuIndex<string>, query: readonly Allergen[]): Allergen[] {
  const allergens = new Set<Allergen>([...index.document.items.flatMap(item => item.allergens), ...query])
  for (const group of index.document.modifierGroups)
    for (const option of group.modifierItems) for (const allergen of option.allergens ?? []) allergens.add(allergen)
  return ALLERGENS.filter(allergen => allergens.has(allergen))
}

/** Diets and excluded allergens, with the number of dishes that match. */
export function FilterSheet({ view, index, preferences, onChange, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(preferences)
  const allergens = useMemo(() => allergensIn(index, preferences.without), [index, preferences])
  const count = useMemo(() => {
    const fits = dietMatchesOf(index, view.dishes.values(), draft)
    return fits ? [...fits.values()].filter(fit => fit.fits).length : view.dishes.size
  }, [index, view, draft])
  const setDiets = (diet: Diet) => setDraft({ ...draft, diets: toggled(draft.diets, diet) })
  const setWithout = (allergen: Allergen) => setDraft({ ...draft, without: toggled(draft.without, allergen) })
  return (
    <Sheet
      title={t('menu.filter')}
      onClose={onClose}
      foot={
        <Foot
          count={count}
          draft={draft}
          onReset={() => setDraft({ diets: [], without: [] })}
          onShow={() => onChange(draft)}
        />
      }
    >
      <h3 className={styles.title}>{t('menu.filterDiets')}</h3>
      <Row gap={10} wrap align="stretch">
        {DIETS.map(diet => (
          <Chip key={diet} pressed={draft.diets.includes(diet)} onPress={() => setDiets(diet)}>
            {t(`diet.${diet}`)}
          </Chip>
        ))}
      </Row>
      {allergens.length > 0 && <h3 className={styles.title}>{t('menu.filterWithout')}</h3>}
      <Row gap={10} wrap align="stretch">
        {allergens.map(allergen => (
          <Chip key={allergen} pressed={draft.without.includes(allergen)} onPress={() => setWithout(allergen)}>
            {t(`allergen.${allergen}`)}
          </Chip>
        ))}
      </Row>
      <Text kind="hint" className={styles.hint}>
        {t('menu.filterHint')}
      </Text>
    </Sheet>
  )
}

interface FootProps {
  count: number
  draft: DietFilter
  onReset: () => void
  onShow: () => void
}

function Foot({ count, draft, onReset, onShow }: FootProps) {
  const close = useCloseSheet()
  return (
    <Row gap={10} align="stretch" className={styles.foot}>
      {preferenceCount(draft) > 0 && (
        <Button kind="plain" onClick={onReset}>
          {t('menu.filterReset')}
        </Button>
      )}
      <Button
        wide
        onClick={() => {
          onShow()
          close()
        }}
      >
        {t('menu.filterShow', { count })}
      </Button>
    </Row>
  )
}
