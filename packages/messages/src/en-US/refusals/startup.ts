export const startup = {
  'refusal.brandUnknown': 'We do not know this restaurant brand. Please check the link.',
  'refusal.pageUnknown': 'This page is not there any more.',
  'refusal.qrRefused': 'We only make codes for our own pages, orders and tables.',
}
