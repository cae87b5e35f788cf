import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Grid, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { usePlace } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import styles from '../store/pause.module.css'
import { QueryError } from '../../ui/loaded.tsx'

type Dish = ResponseOf<typeof calls.stock>['items'][number]

/** How many portions are left, or that the dish is sold out or not counted. */
export const remainingText = ({ left, soldOut }: Dish) => {
  if (left !== undefined && !soldOut) return t('console.left', { count: left })
  return soldOut ? t('console.soldOut') : t('console.notCounted')
}

const Fields = fieldsOf<{ left: string }>()

function CountSheet({ shopId, dish, onClose }: { shopId: number; dish: Dish; onClose: () => void }) {
  const client = useQueryClient()
  const form = useDraftForm({
    draft: `dishes/${shopId}/${dish.foodId}`,
    saved: { left: String(dish.left ?? '') },
    valuesOf: saved => saved,
    call: calls.setLeft,
    requestOf: ({ left }) => ({ shopId, foodId: dish.foodId, left: Number(left) }),
    onSaved() {
      void client.invalidateQueries({ queryKey: ['stock', shopId] })
      onClose()
    },
  })
  return (
    <SheetForm form={form} title={dish.displayName} onClose={onClose} ready={/^\d{1,6}$/.test(form.values.left)}>
      <Fields.Text name="left" label={t('console.portionsLeft')} inputMode="numeric" data-focus />
    </SheetForm>
  )
}

function DishRow({ shopId, dish, onCount }: { shopId: number; dish: Dish; onCount: () => void }) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const set = useMutation({
    mutationFn: (soldOut: boolean) => send(calls.setSoldOut, { shopId, foodId: dish.foodId, soldOut }),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    // Until the list is read again, the switch stays as it was set.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['stock', shopId] })
      setWanted(undefined)
    },
  })
  const soldOut = wanted ?? dish.soldOut
  const put = (on: boolean) => {
    setWanted(!on)
    set.mutate(!on)
  }
  return (
    <li className={styles.dish} data-sold-out={soldOut}>
      <Switch checked={!soldOut} onChange={put} detail={remainingText({ ...dish, soldOut })}>
        {dish.displayName}
      </Switch>
      <Button size="small" kind="plain" onClick={onCount} aria-label={`${t('console.setLeft')}: ${dish.displayName}`}>
        {t('console.setLeft')}
      </Button>
    </li>
  )
}

/** Every dish with its switch; it takes effect on every phone at once. */
export function Stock({ shopId }: { shopId: number }) {
  const { view, detail } = usePlace()
  const [search, setSearch] = useState(view === 'dishes' ? detail : '')
  const [counting, setCounting] = useState<Dish>()
  const stock = useQuery({
    queryKey: ['stock', shopId],
    queryFn: () => send(calls.stock, { shopId }),
    refetchInterval: 15_000,
  })
  if (stock.error && !stock.data) return <QueryError query={stock} />
  const words = search.trim().toLowerCase()
  const matches = (stock.data?.items ?? []).filter(dish => dish.displayName.toLowerCase().includes(words))
  const groups = Map.groupBy(matches, dish => dish.groupName)
  return (
    <div className={styles.stock}>
      <Field label={t('console.searchDishes')} labelHidden optional>
        <TextInput
          type="search"
          placeholder={t('console.searchDishes')}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </Field>
      {stock.data && matches.length === 0 && <p className={styles.hint}>{t('console.noDishes')}</p>}
      {[...groups].map(([group, dishes]) => (
        <Stack as="section" key={group} gap={8}>
          <Text as="h2" size={16}>
            {group}
          </Text>
          <Grid as="ul" gap={8} least={360}>
            {dishes.map(dish => (
              <DishRow key={dish.foodId} shopId={shopId} dish={dish} onCount={() => setCounting(dish)} />
            ))}
          </Grid>
        </Stack>
      ))}
      {counting && <CountSheet shopId={shopId} dish={counting} onClose={() => setCounting(undefined)} />}
    </div>
  )
}
