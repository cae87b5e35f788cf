import { kitchenCalls as calls } from '@comanda/contract/kitchen'
import { t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { send } from '../../platform/send.ts'

/** Fires a course to the kitchen by one tap. COUNTER-3 */
export function FireButton({ orderId, course }: { orderId: string; course: number }) {
  const client = useQueryClient()
  const fire = useMutation({
    mutationFn: () => send(calls.fireCourse, { orderId, course }),
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['board'] }),
  })
  return (
    <Button
      size="small"
      icon={<Flame aria-hidden="true" size={18} />}
      aria-label={t('kitchen.fireCourse', { number: course })}
      busy={fire.isPending}
      onClick={() => fire.mutate()}
    >
      {t('kitchen.fire')}
    </Button>
  )
}

/** The courses that wait at the store, each with its button; nothing without any. COUNTER-3 */
export function HeldCourses({ shopId }: { shopId: number }) {
  const { data } = useQuery({
    queryKey: ['board', shopId, 'held'],
    queryFn: () => send(calls.heldCourses, { shopId }),
    refetchInterval: 10_000,
  })
  if (!data || data.held.length === 0) return null
  return (
    <Stack as="section" gap={8} aria-label={t('kitchen.heldCourses')}>
      <Text as="h2" size={16}>
        {t('kitchen.heldCourses')}
      </Text>
      <Stack as="ul" gap={8}>
        {data.held.map(({ orderId, orderNo, callNumber, table, course, dishes }) => (
          <Row as="li" key={`${orderId}/${course}`} wrap gap={8} justify="between">
            <span>
              <strong>{table ? t('console.table', { name: table.tableName }) : (callNumber ?? orderNo)}</strong>{' '}
              {t('kitchen.course', { number: course })}
              <Text as="span" kind="quiet">
                {' '}
                {dishes.map(({ quantity, displayName }) => `${quantity} × ${displayName}`).join(', ')}
              </Text>
            </span>
            <FireButton orderId={orderId} course={course} />
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
