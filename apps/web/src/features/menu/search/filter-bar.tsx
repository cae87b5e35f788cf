import type { DietFilter, DietMatch } from '@comanda/domain/menu'
import { currentLocale, joinWithComma, t } from '../../../platform/i18n/index.ts'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  preferences: DietFilter
  fits: ReadonlyMap<string, DietMatch>
  /** Opens the sheet of filters. */
  onOpen: () => void
  onClear: () => void
}

/** Names of the active filters as one phrase: "Vegan, gluten-free, no milk". */
function namesOf({ diets, without }: DietFilter): string {
  const { intl } = currentLocale()
  const lower = (name: string) => name.toLocaleLowerCase(intl)
  const names = [
    ...diets.map(diet => t(`diet.${diet}`)),
    ...without.map(allergen => t('menu.filterNo', { name: lower(t(`allergen.${allergen}`)) })),
  ]
  return joinWithComma(names.map((name, at) => (at === 0 ? name : lower(name))))
}

/** The active filters with the number of dishes that match, and a button that clears them. */
export function FilterBar({ preferences, fits, onOpen, onClear }: FilterBarProps) {
  const count = [...fits.values()].filter(fit => fit.fits).length
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.names} aria-haspopup="dialog" onClick={onOpen}>
        {namesOf(preferences)}
      </button>
      <span role="status" className={styles.count}>
        {t('cart.count', { count })}
      </span>
      <button type="button" className={styles.clear} onClick={onClear}>
        {t('menu.filterReset')}
      </button>
    </div>
  )
}
