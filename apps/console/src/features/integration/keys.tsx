import { integrationCalls as calls } from '@comanda/contract/integration'
import type { ResponseOf } from '@comanda/contract/core'
import { showDate, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { EmptyState } from '@comanda/web/ui/feedback/states.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { AddButton } from '../../forms/fields/list-parts.tsx'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import styles from './integration.module.css'
import { type ApiKey, KeySheet, keysKey, NewKeySheet } from './key-form.tsx'
import { SecretSheet } from './secret-sheet.tsx'

type Board = ResponseOf<typeof calls.apiKeys>

interface PartProps {
  shopId: number
  timeZone: string
}

/** The API keys of the brand: those in use first. API-7 */
export function Keys({ shopId, timeZone }: PartProps) {
  const query = useQuery({ queryKey: keysKey(shopId), queryFn: () => send(calls.apiKeys, { shopId }) })
  return <Loaded query={query}>{data => <KeyList shopId={shopId} timeZone={timeZone} board={data} />}</Loaded>
}

function KeyList({ shopId, timeZone, board }: PartProps & { board: Board }) {
  const [editing, setEditing] = useState<ApiKey | 'new'>()
  const [created, setCreated] = useState<string>()
  const keys = board.keys.toSorted((a, b) => Number(a.revokedAt !== undefined) - Number(b.revokedAt !== undefined))
  const close = () => setEditing(undefined)
  return (
    <>
      <Row wrap gap={12} justify="between">
        <Text kind="quiet" className={styles.hint}>
          {t('integration.keysHint')}{' '}
          <a href="/open" target="_blank" rel="noreferrer">
            {t('integration.reference')}
          </a>
        </Text>
        <AddButton main onAdd={() => setEditing('new')}>
          {t('integration.addKey')}
        </AddButton>
      </Row>
      {keys.length === 0 && <EmptyState icon={<KeyRound />} title={t('integration.noKeys')} />}
      <ul className={styles.list}>
        {keys.map(key => (
          <li key={key.keyId}>
            <KeyCard apiKey={key} board={board} timeZone={timeZone} onChange={() => setEditing(key)} />
          </li>
        ))}
      </ul>
      {editing === 'new' && <NewKeySheet shopId={shopId} shops={board.shops} onCreated={setCreated} onClose={close} />}
      {editing !== undefined && editing !== 'new' && (
        <KeySheet shopId={shopId} shops={board.shops} apiKey={editing} onClose={close} />
      )}
      {created !== undefined && (
        <SecretSheet
          title={t('integration.keyCreated')}
          hint={t('integration.keyOnce')}
          secret={created}
          onClose={() => setCreated(undefined)}
        />
      )}
    </>
  )
}

interface CardProps {
  apiKey: ApiKey
  board: Board
  timeZone: string
  onChange: () => void
}

const stateOf = ({ revokedAt, expiresAt }: ApiKey): 'revoked' | 'expired' | undefined => {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAt !== undefined && Date.parse(expiresAt) < Date.now() ? 'expired' : undefined
}

function KeyCard({ apiKey, board, timeZone, onChange }: CardProps) {
  const { name, prefix, scopes, shopIds, lastUsedAt, expiresAt, createdAt, createdBy } = apiKey
  const state = stateOf(apiKey)
  const at = (time: string) => showDate(time, 'dateTime', timeZone)
  const stores = board.shops.filter(shop => shopIds.includes(shop.shopId)).map(({ shopName }) => shopName)
  return (
    <article className={styles.card} data-off={state !== undefined} aria-label={name}>
      <Row wrap gap={8}>
        <strong>{name}</strong>
        <code className={styles.code} dir="ltr">
          {prefix}…
        </code>
        {state && <Badge tone="warn">{t(`integration.${state}`)}</Badge>}
      </Row>
      <ul className={styles.scopes} dir="ltr">
        {scopes.map(scope => (
          <li key={scope}>{scope}</li>
        ))}
      </ul>
      <Text kind="quiet">{stores.length === board.shops.length ? t('rights.everyStore') : stores.join(' · ')}</Text>
      <Text kind="quiet">
        {lastUsedAt === undefined ? t('integration.neverUsed') : t('integration.lastUsed', { time: at(lastUsedAt) })}
        {' · '}
        {t('integration.createdBy', { name: createdBy, time: at(createdAt) })}
        {expiresAt !== undefined && ` · ${t('integration.expires', { time: at(expiresAt) })}`}
      </Text>
      {apiKey.revokedAt === undefined && (
        <div>
          <Button size="small" kind="soft" aria-label={`${t('integration.edit')}: ${name}`} onClick={onChange}>
            {t('integration.edit')}
          </Button>
        </div>
      )}
    </article>
  )
}
