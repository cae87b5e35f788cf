import { payingAt } from '@comanda/domain/store'
import { Armchair } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import type { Table } from './api.ts'
import { Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './table-finder.module.css'

/** Sentence about how the table is paid. ORDER-2 */
function payText(table: Table): string {
  const { paysLater, guestsPay } = payingAt(table)
  if (table.operationMode === 0) return t('menu.staffTable')
  if (table.buffetStallIds.length > 0) return t('table.modeBuffet')
  if (!guestsPay) return t('table.modeOrderOnly')
  return t(paysLater ? 'table.modePayAfter' : 'table.modePayBefore')
}

export const TableFacts = ({ table }: { table: Table }) => (
  <Row gap={14} className={styles.found} role="status">
    <Armchair aria-hidden="true" />
    <p>
      <strong>{t('table.found', { name: table.tableName, area: table.serviceAreaName })}</strong>
      <Text as="span" kind="quiet" className={styles.hint}>
        {payText(table)}
      </Text>
    </p>
  </Row>
)
