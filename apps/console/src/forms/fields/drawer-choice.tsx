import { tillCalls as calls } from '@comanda/contract/till'
import { t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../platform/send.ts'

const nameOf = (shopId: number) => `console.drawer.${shopId}`

/** The open drawers of a store, and the one that was last chosen on this device while it is open. TILL-1 */
export function useDrawerChoice(shopId: number) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(nameOf(shopId)) ?? '')
  const { data } = useQuery({
    queryKey: ['shifts', shopId, undefined],
    queryFn: () => send(calls.shifts, { shopId }),
    staleTime: 15_000,
  })
  const open = (data?.shifts ?? []).filter(({ closed }) => closed === undefined)
  const choose = (shiftId: string) => {
    setChosen(shiftId)
    localStorage.setItem(nameOf(shopId), shiftId)
  }
  return { open, chosen: open.find(({ shiftId }) => shiftId === chosen)?.shiftId, choose }
}

/** The drawer of a payment, where several are open; a second tap leaves it to the rule of the drawers. TILL-1 */
export const DrawerChoice = ({ open, chosen, choose }: ReturnType<typeof useDrawerChoice>) =>
  open.length > 1 && (
    <Stack gap={6}>
      <Text weight={600}>{t('drawer.name')}</Text>
      <Row wrap gap={8} role="group" aria-label={t('drawer.name')}>
        {open.map(({ shiftId, drawer }) => (
          <Chip key={shiftId} pressed={shiftId === chosen} onPress={() => choose(shiftId === chosen ? '' : shiftId)}>
            {drawer}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
