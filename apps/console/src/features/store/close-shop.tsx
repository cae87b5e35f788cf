import { shopCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { NeededField } from '../../forms/fields/needed-field.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorText } from '../../forms/fields/list-parts.tsx'
import { ME } from '../../platform/client.ts'
import { send } from '../../platform/send.ts'
import { ActionSheet } from '../../ui/action-sheet.tsx'
import { type ListedShop, shopNameOf } from './listed-shop.ts'
import styles from './shop-list.module.css'

/** Closes a store for good, once its name is typed. STORE-4 */
export function CloseShop({ shop, onClose }: { shop: ListedShop; onClose: () => void }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const name = shopNameOf(shop)
  const close = useMutation({
    mutationFn: () => send(calls.closeShop, { shopId: shop.shopId }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: ME })
      void client.invalidateQueries({ queryKey: ['shops'] })
      toast(t('stores.closed', { name }))
      onClose()
    },
  })
  return (
    <ActionSheet
      title={t('stores.closeTitle', { name })}
      action={t('stores.closeDo')}
      danger
      busy={close.isPending}
      complete={typed.trim() === name}
      note={<ErrorText>{close.error?.message}</ErrorText>}
      onAction={() => close.mutate()}
      onClose={onClose}
    >
      <Stack gap={14}>
        <ul className={styles.consequences}>
          <li>{t('stores.closeGuests')}</li>
          <li>{t('stores.closeHistory')}</li>
          <li>{t('stores.closeCards')}</li>
          <li>{t('stores.closeFinal')}</li>
        </ul>
        <NeededField
          label={t('stores.closeType', { name })}
          lacks={typed.trim() !== name && t('form.typeName', { name })}
        >
          <TextInput value={typed} autoComplete="off" onChange={event => setTyped(event.target.value)} />
        </NeededField>
      </Stack>
    </ActionSheet>
  )
}
