/** Names of what a role may allow, as refusals and the console show them. A5 */
export const rightNames = {
  takeOrders: 'Orders',
  pauseOrders: 'Pause orders',
  cook: 'Kitchen',
  markSoldOut: 'Mark dishes sold out',
  takePayment: 'Take payments',
  refund: 'Refunds',
  writeOff: 'Discounts, voids and write-offs',
  manageTables: 'Tables',
  manageBookings: 'Bookings',
  answerReviews: 'Reviews',
  viewMembers: 'See members',
  viewReports: 'Reports',
  closeDay: 'Close the day',
  editMenu: 'Edit the menu',
  editOffers: 'Offers and campaign results',
  editSettings: 'Store settings',
  manageMembers: 'Edit members and see their contacts',
  adjustBalances: 'Adjust balances',
  editPrograms: 'Cards, points and gift cards',
  editCampaigns: 'Campaigns and coupons',
  editPages: 'Edit pages',
  reconcile: 'Compare with the payment provider',
  manageBrand: 'Brand settings and stores',
  manageIntegrations: 'Integrations',
  viewActivity: 'Activity log',
  manageStaff: 'Team and access',
}

/** Names of the roles that every brand has. A5 */
export const roleNames = {
  owner: 'Owner',
  manager: 'Manager',
  team: 'Team member',
  cashier: 'Cashier',
  waiter: 'Waiter',
  kitchen: 'Kitchen',
}
