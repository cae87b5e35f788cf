/** Terms that an account accepts, by language; a paragraph that starts with `# ` is a heading. */
export interface DemoAgreement {
  agreementId: string
  version: number
  title: Record<string, string>
  paragraphs: Record<string, string[]>
  changed: Record<string, string>
  effectiveFrom: string
  required: boolean
}

const terms: DemoAgreement = {
  agreementId: 'terms',
  version: 1,
  title: { en_US: 'Terms of service', zh_CN: '服务条款', ar: 'شروط الخدمة' },
  paragraphs: {
    en_US: [
      'These terms are between you and Marigold Kitchen. They say what you can expect of us when you order, and what we ask of you.',
      '# Ordering',
      'Your order is placed when we confirm it on your screen. The price you see before you pay is the price you pay; if a dish sells out or a price changes in the meantime, we tell you first and take no money.',
      '# Paying and refunds',
      'If a restaurant can’t make your order, the full amount is refunded automatically to the card you paid with. You can cancel for free until the kitchen starts.',
      '# Allergies',
      'Allergens are shown with every dish. Our kitchens handle nuts, milk, gluten, fish and shellfish: please tell the staff about a severe allergy.',
    ],
    zh_CN: [
      '本条款由您与金盏厨房订立，说明您下单时可以期待什么，以及我们对您的请求。',
      '# 下单',
      '屏幕上显示确认后订单即成立。您付款前看到的价格就是您支付的价格；若菜品售罄或价格变动，我们会先告知您，不会扣款。',
      '# 付款与退款',
      '如门店无法完成您的订单，全部款项会自动退回原付款卡。厨房开始制作前可免费取消。',
      '# 过敏原',
      '每道菜都标明过敏原。我们的厨房会接触坚果、牛奶、麸质、鱼类和贝类：如有严重过敏，请告知店员。',
    ],
    ar: [
      'هذه الشروط بينك وبين مطبخ ماريغولد. توضح ما تتوقعه منا عند الطلب وما نطلبه منك.',
      '# الطلب',
      'يُعد طلبك قائمًا عندما نؤكده على شاشتك. السعر الذي تراه قبل الدفع هو ما تدفعه؛ وإذا نفد طبق أو تغير سعر نخبرك أولًا ولا نأخذ أي مبلغ.',
      '# الدفع والاسترداد',
      'إذا لم يتمكن المتجر من تحضير طلبك يعود المبلغ كاملًا تلقائيًا إلى البطاقة التي دفعت بها. يمكنك الإلغاء مجانًا قبل أن يبدأ المطبخ.',
      '# الحساسية',
      'تظهر مسببات الحساسية مع كل طبق. تتعامل مطابخنا مع المكسرات والحليب والغلوتين والأسماك والقشريات: أخبر الموظفين إن كانت لديك حساسية شديدة.',
    ],
  },
  changed: { en_US: '', zh_CN: '', ar: '' },
  effectiveFrom: '2026-01-01',
  required: true,
}

const privacy: DemoAgreement = {
  agreementId: 'privacy',
  version: 1,
  title: { en_US: 'Privacy notice', zh_CN: '隐私声明', ar: 'إشعار الخصوصية' },
  paragraphs: {
    en_US: [
      'We keep what we need to bring you your order, and no more.',
      '# What we keep',
      'Your name, phone or email, the addresses you save, and your orders. Card numbers never reach us: they go straight to the payment provider.',
      '# What for',
      'To make, bring and charge your order, to answer you, and to keep the books the law asks for. We do not sell it.',
      '# Your say',
      'You can see and change your profile at any time, and ask us to delete it.',
    ],
    zh_CN: [
      '我们只保留为您送达订单所需的信息。',
      '# 我们保留什么',
      '您的姓名、电话或邮箱、保存的地址以及订单。卡号不会到达我们这里，直接由支付服务商处理。',
      '# 用途',
      '用于制作、配送和结算您的订单，回复您，以及依法记账。我们不会出售这些信息。',
      '# 您的权利',
      '您可以随时查看和修改个人资料，也可以要求删除。',
    ],
    ar: [
      'نحتفظ بما نحتاجه لتوصيل طلبك فقط.',
      '# ما نحتفظ به',
      'اسمك وهاتفك أو بريدك والعناوين التي تحفظها وطلباتك. أرقام البطاقات لا تصل إلينا أبدًا، بل تذهب مباشرة إلى مزود الدفع.',
      '# لماذا',
      'لتحضير طلبك وتوصيله وتحصيل ثمنه والرد عليك ومسك الدفاتر التي يطلبها القانون. لا نبيعها.',
      '# حقوقك',
      'يمكنك الاطلاع على ملفك وتعديله في أي وقت وطلب حذفه.',
    ],
  },
  changed: { en_US: '', zh_CN: '', ar: '' },
  effectiveFrom: '2026-01-01',
  required: true,
}

const storedValue: DemoAgreement = {
  agreementId: 'stored-value',
  version: 1,
  title: { en_US: 'Terms of topping up', zh_CN: '储值协议', ar: 'شروط شحن البطاقة' },
  paragraphs: {
    en_US: [
      'Money you add is yours. It is accepted at every Marigold Kitchen restaurant in the currency of the card, as long as the card is valid.',
      '# Bonus',
      'Bonus money and points are a gift. They are used after your own money, cannot be sent to others, and are taken back when a top-up is refunded.',
      '# Refunds',
      'On request, unused money you added is refunded to the card it came from.',
    ],
    zh_CN: [
      '充值金额归您所有，在会员卡有效期内可在所有同币种的金盏厨房门店使用。',
      '# 赠送部分',
      '赠送金额和积分为礼品，在充值金额之后使用，不可转赠，充值退款时一并收回。',
      '# 退款',
      '未使用的充值金额可申请退回原付款卡。',
    ],
    ar: [
      'ما تدفعه ملك لك. يُدفع به في كل فروع مطبخ ماريغولد بعملة البطاقة ما دامت البطاقة صالحة.',
      '# ما يُمنح فوقه',
      'المبلغ الممنوح والنقاط هدية. تُنفق بعد ما دفعته ولا تُرسل، وتعود مع استرداد الشحن.',
      '# استرداده',
      'ما لم يُنفق مما دفعته يُعاد عند الطلب إلى البطاقة التي دُفع منها.',
    ],
  },
  changed: { en_US: '', zh_CN: '', ar: '' },
  effectiveFrom: '2026-01-01',
  required: false,
}

/** The agreements for accounts of the demo brand. */
export const agreements: DemoAgreement[] = [terms, privacy, storedValue]
