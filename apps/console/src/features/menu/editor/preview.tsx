import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import forms from '../../../forms/forms.module.css'
import { ChipChoice } from '../../../forms/fields/list-parts.tsx'
import { type OrderType, orderTypeOptions } from '../../../forms/store-settings.ts'
import { send } from '../../../platform/send.ts'
import { QueryError } from '../../../ui/loaded.tsx'
import styles from './publish.module.css'
import type { EditorProps } from './queries.ts'

const TOKEN_STALE_MS = 20 * 60_000

/** The guest app with the draft, in the frame of a phone; it follows the draft. */
export function Preview({ shopId, draft }: EditorProps) {
  const [way, setWay] = useState<OrderType>(1300)
  const [round, setRound] = useState(0)
  const token = useQuery({
    queryKey: ['menuPreview', shopId],
    queryFn: () => send(calls.previewMenu, { shopId }),
    staleTime: TOKEN_STALE_MS,
  })
  const address = token.data
    ? `/storeIndex?shopId=${shopId}&bizType=${way}&g=${token.data.corporationId}&preview=${token.data.token}`
    : ''
  return (
    <Stack gap={10} as="section" aria-label={t('menuEdit.preview')}>
      <h3>{t('menuEdit.preview')}</h3>
      <ChipChoice label={t('menuEdit.previewWay')} options={orderTypeOptions()} chosen={way} onChoose={setWay}>
        <Button size="small" kind="plain" onClick={() => setRound(round + 1)}>
          {t('menuEdit.previewReload')}
        </Button>
      </ChipChoice>
      {token.data ? (
        <div className={styles.phone}>
          <iframe key={`${way} ${round} ${draft.mark}`} title={t('menuEdit.preview')} src={address} />
        </div>
      ) : token.error ? (
        <QueryError query={token} />
      ) : (
        <div className={forms.start}>
          <Skeleton height={320} />
        </div>
      )}
    </Stack>
  )
}
