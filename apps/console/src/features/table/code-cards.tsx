import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { QrCode } from '@comanda/web/ui/media/qr-code.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { inLanguage } from '@comanda/domain/money'
import { useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSettings } from '../../forms/store-settings.ts'
import { ME } from '../../platform/client.ts'
import type { StaffInfo } from '../../platform/session.ts'
import type { Table } from './queries.ts'
import styles from './code-cards.module.css'
import { tableLink } from './table-state.ts'

interface CodeCardsProps {
  shopId: number
  tables: readonly Table[]
  /** The tables show codes that change. */
  changing: boolean
  onClose: () => void
}

/** The store's own words on its cards, and the brand's logo. STORE-3 */
function useCardTexts(shopId: number) {
  const { data } = useSettings(shopId)
  const staff = useQueryClient().getQueryData<StaffInfo>(ME)
  const texts = data?.printed.tableCard
  const said = (text = {}) => inLanguage(text, data?.languages[0] ?? '')
  return { header: said(texts?.header), footer: said(texts?.footer), logo: texts?.logo ? (staff?.logo ?? '') : '' }
}

interface CardProps {
  shopId: number
  table: Table
  texts: ReturnType<typeof useCardTexts>
}

const Card = ({ shopId, table, texts: { header, footer, logo } }: CardProps) => (
  <li className={styles.card}>
    {logo !== '' && <img className={styles.logo} src={logo} alt="" width={48} height={48} />}
    {header !== '' && <span className={styles.words}>{header}</span>}
    <QrCode
      text={tableLink(location.origin, { shopId, tableId: table.tableId })}
      label={t('floor.codeOf', { name: table.tableName })}
    />
    <strong className={styles.number}>{table.tableName}</strong>
    <span className={styles.words}>{footer === '' ? t('floor.scan') : footer}</span>
  </li>
)

/** The codes of the tables as cards to stand on them: chosen, looked at, printed by this device. */
export function CodeCards({ shopId, tables, changing, onClose }: CodeCardsProps) {
  const texts = useCardTexts(shopId)
  const [excluded, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = tables.filter(({ tableId }) => !excluded.has(tableId))
  const toggle = (tableId: string, on: boolean) => {
    const next = new Set(excluded)
    if (on) next.delete(tableId)
    else next.add(tableId)
    setLeft(next)
  }
  const cards = (
    <ul className={styles.cards}>
      {chosen.map(table => (
        <Card key={table.tableId} shopId={shopId} table={table} texts={texts} />
      ))}
    </ul>
  )
  return (
    <Sheet
      title={t('floor.codes')}
      full
      onClose={onClose}
      foot={
        <Button
          wide
          size="large"
          disabled={chosen.length === 0}
          icon={<Printer aria-hidden="true" size={18} />}
          onClick={() => print()}
        >
          {t('floor.printCards', { count: chosen.length })}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text kind="muted">{t(changing ? 'floor.codesChange' : 'floor.codesHint')}</Text>
        <CheckGroup legend={t('console.tables')} className={styles.checks ?? ''}>
          {tables.map(({ tableId, tableName, serviceAreaName }) => (
            <Check
              key={tableId}
              checked={!excluded.has(tableId)}
              onChange={on => toggle(tableId, on)}
              detail={serviceAreaName}
            >
              {tableName}
            </Check>
          ))}
        </CheckGroup>
        {cards}
      </Stack>
      {createPortal(
        <div className="printed" data-page="whole" aria-hidden="true">
          {cards}
        </div>,
        document.body,
      )}
    </Sheet>
  )
}
