import { BadgePercent, Cake, Coins, Gift, ListOrdered, Truck } from 'lucide-react'
import type { Right } from '../api.ts'

const icons = {
  points: Coins,
  birthday: Cake,
  delivery: Truck,
  price: BadgePercent,
  priority: ListOrdered,
  gift: Gift,
} as const satisfies Record<Right['icon'], unknown>

export function BenefitIcon({ icon }: { icon: Right['icon'] }) {
  const Icon = icons[icon]
  return <Icon aria-hidden="true" />
}
