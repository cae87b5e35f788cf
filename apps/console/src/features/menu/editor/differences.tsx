import type { menuDifferences } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { nameIn } from './queries.ts'
import styles from './publish.module.css'

type Difference = ReturnType<typeof menuDifferences>[number]
type Change = Difference['changes'][number]

/** A change in words. */
function changeText({ aspect, of, before, after, onSale }: Change, currency: Currency): string {
  if (onSale !== undefined) return t(onSale ? 'menuEdit.aspect.on' : 'menuEdit.aspect.off')
  if (before === undefined || after === undefined) return t(`menuEdit.aspect.${aspect}`)
  const amounts = { before: showMoney(before, currency), after: showMoney(after, currency) }
  return of ? t('menuEdit.aspect.priceOf', { name: nameIn(of), ...amounts }) : t('menuEdit.aspect.priceFrom', amounts)
}

interface DifferenceListProps {
  differences: readonly Difference[]
  currency: Currency
  /** Called with the entry that is chosen. */
  onChoose?: (difference: Difference) => void
}

/** Differences between two versions of a menu, one line per entry. */
export function DifferenceList({ differences, currency, onChoose }: DifferenceListProps) {
  if (differences.length === 0) return <Text kind="quiet">{t('menuEdit.noDifferences')}</Text>
  return (
    <ul className={styles.differences}>
      {differences.map(one => (
        <li key={`${one.what} ${one.id}`} className={styles.difference} data-kind={one.kind}>
          <span className={styles.kind}>{t(`menuEdit.kindOf.${one.kind}`)}</span>
          <span className={styles.entry}>
            {onChoose && one.kind !== 'removed' && one.what !== 'stall' ? (
              <button type="button" className={styles.link} onClick={() => onChoose(one)}>
                {nameIn(one.name)}
              </button>
            ) : (
              <strong>{nameIn(one.name)}</strong>
            )}{' '}
            <small>{t(`menuEdit.what.${one.what}`)}</small>
            {one.changes.map(change => (
              <span key={`${change.aspect} ${JSON.stringify([change.of, change.onSale])}`} className={styles.change}>
                {changeText(change, currency)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
