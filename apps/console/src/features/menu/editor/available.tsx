import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'

const useStock = (shopId: number) =>
  useQuery({ queryKey: ['stock', shopId], queryFn: () => send(calls.stock, { shopId }) })

/** The dishes that are sold out now. */
export function useSoldOut(shopId: number): ReadonlySet<string> {
  const { data } = useStock(shopId)
  return new Set(data?.items.filter(one => one.soldOut).map(one => one.foodId))
}

/** Whether a published dish can be ordered now; takes effect on every phone at once, without publishing. MENU-4 */
export function Available({ shopId, foodId }: { shopId: number; foodId: string }) {
  const client = useQueryClient()
  const { data } = useStock(shopId)
  const dish = data?.items.find(one => one.foodId === foodId)
  const set = useMutation({
    mutationFn: (soldOut: boolean) => send(calls.setSoldOut, { shopId, foodId, soldOut }),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['stock', shopId] }),
  })
  if (!dish) return null
  const soldOut = set.isPending ? set.variables : dish.soldOut
  return (
    <Switch checked={!soldOut} onChange={on => set.mutate(!on)} detail={t('menuEdit.availableNowHint')}>
      {t('menuEdit.availableNow')}
    </Switch>
  )
}
