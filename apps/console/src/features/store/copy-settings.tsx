import { copyableParts, shopCalls as calls } from '@comanda/contract/store'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorText } from '../../forms/fields/list-parts.tsx'
import forms from '../../forms/forms.module.css'
import { send } from '../../platform/send.ts'
import { ActionSheet } from '../../ui/action-sheet.tsx'
import { type ListedShop, shopNameOf } from './listed-shop.ts'

type Part = (typeof copyableParts)[number]

const partTexts = {
  hours: 'settings.hours',
  holidays: 'settings.holidays',
  ordering: 'stores.section.ordering',
  fees: 'stores.section.fees',
  taxes: 'stores.section.taxes',
  payments: 'stores.section.payments',
  dining: 'stores.dining',
  printed: 'stores.section.printed',
  promotions: 'console.promotions',
} as const satisfies Record<Part, MessageKey>

const toggled = <T,>(set: readonly T[], value: T, on: boolean): T[] =>
  on ? [...set, value] : set.filter(one => one !== value)

/** Copies chosen settings and offers over those of other stores. STORE-4 */
export function CopySettings(props: { from: ListedShop; shops: readonly ListedShop[]; onClose: () => void }) {
  const { from, shops, onClose } = props
  const client = useQueryClient()
  const [parts, setParts] = useState<Part[]>([])
  const [to, setTo] = useState<number[]>([])
  const copy = useMutation({
    mutationFn: () => send(calls.copySettings, { shopId: from.shopId, toShopIds: to, parts }),
    onSuccess({ copied }) {
      void client.invalidateQueries({ queryKey: ['settings'] })
      toast(t('stores.copied', { count: copied }))
      onClose()
    },
  })
  const others = shops.filter(({ shopId, state }) => shopId !== from.shopId && state !== 'closed')
  return (
    <ActionSheet
      title={t('stores.copyTitle', { name: shopNameOf(from) })}
      action={t('stores.copyDo')}
      busy={copy.isPending}
      ready={parts.length > 0 && to.length > 0}
      note={<ErrorText>{copy.error?.message}</ErrorText>}
      onAction={() => copy.mutate()}
      onClose={onClose}
    >
      <Stack gap={16}>
        <CheckGroup legend={t('stores.copyWhat')} className={forms.checks ?? ''}>
          {copyableParts.map(part => (
            <Check key={part} checked={parts.includes(part)} onChange={on => setParts(toggled(parts, part, on))}>
              {t(partTexts[part])}
            </Check>
          ))}
        </CheckGroup>
        <CheckGroup legend={t('stores.copyTo')} className={forms.checks ?? ''}>
          {others.map(shop => (
            <Check
              key={shop.shopId}
              checked={to.includes(shop.shopId)}
              detail={shop.currencyCode === from.currencyCode ? undefined : shop.currencyCode}
              onChange={on => setTo(toggled(to, shop.shopId, on))}
            >
              {shopNameOf(shop)}
            </Check>
          ))}
        </CheckGroup>
        <Text kind="quiet">{t('stores.copyHint')}</Text>
      </Stack>
    </ActionSheet>
  )
}
