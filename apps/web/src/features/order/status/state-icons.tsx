import type { OrderState } from '@comanda/domain/order'
import { ChefHat, CircleCheck, CircleX, Clock, CookingPot, CreditCard, PackageCheck, Send, Truck } from 'lucide-react'
import type { ReactNode } from 'react'

export const stateIcons: Readonly<Record<OrderState, ReactNode>> = {
  checking: <Clock />,
  awaitingPayment: <CreditCard />,
  placed: <Send />,
  accepted: <ChefHat />,
  preparing: <CookingPot />,
  ready: <PackageCheck />,
  delivering: <Truck />,
  completed: <CircleCheck />,
  rejected: <CircleX />,
  cancelled: <CircleX />,
}
