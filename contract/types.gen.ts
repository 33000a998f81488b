// Made by "npm run contract" from contract/. Do not edit.

/**
 * The customer's saved addresses.
 */
export type AddressPage = Page & {
  addresses?: SavedAddress[];
};
export type LoginType = 'manual' | 'otp' | 'social';
export type VerificationMethod = 'email' | 'phone';
/**
 * The chosen variation. A list of FoodVariationSelection for food, of ItemVariation for all other items.
 */
export type VariationInput = (ItemVariation | FoodVariationSelection)[];
/**
 * A changed cart line.
 */
export type CartUpdatePayload = CartAddPayload & {
  cart_id: number;
};
export type DiscountType = 'percent' | 'amount' | 'fixed';
export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';
/**
 * A page of items. Item lists use `products`, a search uses `items`.
 */
export type ItemPage = Page & {
  products?: Item[];
  items?: Item[];
  categories?: Category[];
  min_price?: number;
  max_price?: number;
  /**
   * The corrected search text that was used, because no name contains the original one. Only in searches.
   */
  did_you_mean?: string | null;
};
/**
 * A page of reviews.
 */
export type ReviewPage = Page & {
  reviews?: Review[];
  rating_breakdown?: {
    [k: string]: unknown;
  };
};
/**
 * A page of stores.
 */
export type StorePage = Page & {
  stores?: Store[];
  /**
   * The corrected search text that was used, because no name contains the original one. Only in searches.
   */
  did_you_mean?: string | null;
};
/**
 * A page of items in a flash sale.
 */
export type FlashSalePage = Page & {
  flash_sale?: FlashSale;
  products?: FlashSaleProduct[];
};
/**
 * JSON list of zone ids in a string, for example "[1,2]". The zoneid header has the same format.
 */
export type ZoneIdString = string;
/**
 * A page of conversations.
 */
export type ConversationPage = Page & {
  conversations?: Conversation[];
};
/**
 * A page of messages.
 */
export type MessagePage = Page & {
  status?: boolean;
  conversation?: Conversation | null;
  messages?: Message[];
};
/**
 * A page of suggested messages.
 */
export type AutomatedMessagePage = Page & {
  data?: AutomatedMessage[];
};
/**
 * The id of the new account.
 */
export type OperatorAdded = MessageResponse & {
  id: number;
};
/**
 * An operation of the console that changes something, by its id in this contract.
 */
export type OperatorLogAction =
  | 'openOperator'
  | 'signInOperator'
  | 'signInOperatorByPasskey'
  | 'closeOperator'
  | 'changeOperatorPassword'
  | 'addOperatorPasskey'
  | 'removeOperatorPasskey'
  | 'addOperator'
  | 'changeOperator'
  | 'removeOperator'
  | 'createOperatorLink'
  | 'useOperatorLink'
  | 'setSwitches'
  | 'setTaxRate'
  | 'decideRegistration'
  | 'answerConversation'
  | 'decideOrder'
  | 'decideTrip'
  | 'setStoreStock'
  | 'setStorePause'
  | 'setStoreHours';
/**
 * What an operation has changed.
 */
export type OperatorLogObject =
  | 'order'
  | 'trip'
  | 'conversation'
  | 'registration'
  | 'settings'
  | 'module'
  | 'category'
  | 'store'
  | 'item'
  | 'account'
  | 'session';
/**
 * A page of the audit log, and the people to filter by.
 */
export type OperatorLogPage = Page & {
  entries: OperatorLogEntry[];
  people: OperatorLogPerson[];
};
/**
 * Weekly hours. A day without a period is closed. The same time twice is open for 24 hours.
 *
 * @maxItems 70
 */
export type OperatorWeek = {
  /**
   * 0 is Sunday.
   */
  day: number;
  opens: string;
  /**
   * Before or at the opening time, it is a time of the next day.
   */
  closes: string;
}[];
export type PaymentMethod =
  'cash_on_delivery' | 'digital_payment' | 'wallet' | 'offline_payment' | 'partial_payment';
/**
 * The request to place an order (JSON, or multipart with files).
 */
export type PlaceOrder = GuestContactInfo & {
  order_type: OrderType;
  guest_id?: string | null;
  address_type?: string;
  latitude?: number | string;
  longitude?: number | string;
  /**
   * With `is_buy_now`: the single line to order. The stored cart does not change.
   *
   * @maxItems 50
   */
  cart?: OrderCartLine[];
  /**
   * The total that the customer has accepted.
   */
  order_amount?: number;
  /**
   * The amount from the wallet that the customer has accepted. Required with `partial_payment`. A different amount is rejected (409, `split_changed`).
   */
  wallet_amount?: number;
  payment_method: PaymentMethod;
  store_id?: number;
  distance?: number;
  /**
   * The gateway of a digital payment: one of `active_payment_method_list`.
   */
  payment_gateway?: string | null;
  /**
   * The app's page to which the gateway redirects. It gets `order_id` and `flag` (success, fail, cancel, pending).
   */
  callback?: string | null;
  /**
   * The details of an offline payment. They are the same as in `PUT /customer/order/offline-payment`.
   */
  offline_payment?: {
    method_id: number;
    /**
     * The method's fields, by their `input_name`.
     */
    answers: {
      [k: string]: string;
    };
  };
  /**
   * Date and time.
   */
  schedule_at?: string | null;
  order_note?: string | null;
  coupon_code?: string | null;
  /**
   * The coupon's discount that the customer has accepted. A different amount is rejected (409, `split_changed`).
   */
  coupon_discount_amount?: number;
  discount_amount?: number;
  tax_amount?: number;
  dm_tips?: number;
  cutlery?: 0 | 1;
  unavailable_item_note?: string | null;
  delivery_instruction?: string | null;
  partial_payment?: 0 | 1;
  is_buy_now?: 0 | 1;
  extra_packaging_amount?: number;
  create_new_user?: 0 | 1;
  password?: string | null;
  is_prescription?: 0 | 1;
  bring_change_amount?: number;
  parcel_category_id?: number;
  charge_payer?: 'sender' | 'receiver';
  receiver_details?: ContactAddress;
  /**
   * Whether the sender has confirmed that the parcel contains nothing prohibited.
   */
  prohibited_goods_acknowledged?: 0 | 1;
  sender_zone_id?: number;
  /**
   * @maxItems 3
   */
  order_attachment?: string[];
};
export type OrderType = 'delivery' | 'take_away' | 'schedule_order' | 'parcel';
export type OrderStatus =
  | 'pending'
  | 'confirmed'
  | 'accepted'
  | 'processing'
  | 'handover'
  | 'picked_up'
  | 'delivered'
  | 'canceled'
  | 'failed'
  | 'refund_requested'
  | 'refund_request_canceled'
  | 'refunded'
  | 'returned';
/**
 * The request for the tax of an order. It has the same fields as placing the order.
 */
export type TaxRequest = PlaceOrder;
/**
 * A page of orders.
 */
export type OrderPage = Page & {
  orders?: Order[];
};
/**
 * A page of reasons.
 */
export type CancellationReasonPage = Page & {
  data?: CancellationReason[];
};
/**
 * A page of instructions.
 */
export type ParcelInstructionPage = Page & {
  data?: ParcelInstruction[];
};
export type RentalTypeLoose = 'hourly' | 'day_wise' | 'distance_wise' | 'distance';
/**
 * The error body if the trip can't be changed. Contains the ids of cart lines whose vehicle is not available for the new rental type or time.
 */
export type RentalConflictList = number[];
/**
 * A page of providers.
 */
export type ProviderPage = Page & {
  providers?: Provider[];
};
export type TripStatus = 'pending' | 'confirmed' | 'ongoing' | 'completed' | 'canceled' | 'payment_failed';
/**
 * The price of the cart's trip, and its problems.
 */
export type TripQuote = TaxResult & {
  provider_id: number | null;
  /**
   * The price of all vehicles before discounts.
   */
  vehicles_amount: number;
  /**
   * The discount of the vehicles or of the provider.
   */
  discount_amount: number;
  /**
   * Whether the discount is the vehicles' or the provider's. Null if there is none.
   */
  discount_by: 'vehicle' | 'provider' | null;
  coupon_code: string | null;
  coupon_discount_amount: number;
  coupon_refusal: OrderProblem | null;
  tax_percent: number;
  /**
   * The total.
   */
  trip_amount: number;
  /**
   * The largest total that can be paid in cash. Null if unlimited.
   */
  cash_on_delivery_limit: number | null;
  /**
   * The wallet's balance. Null if the customer has no wallet.
   */
  wallet_balance: number | null;
  /**
   * The amount that the wallet pays.
   */
  wallet_amount: number;
  /**
   * The amount to pay with the requested method.
   */
  due_amount: number;
  problems: OrderProblem[];
};
/**
 * A page of trips.
 */
export type TripPage = Page & {
  trips?: Trip[];
};
/**
 * A page of vehicle categories.
 */
export type VehicleCategoryPage = Page & {
  vehicles?: VehicleCategory[];
};
/**
 * A page of vehicle brands.
 */
export type VehicleBrandPage = Page & {
  brands?: VehicleBrand[];
};
/**
 * A page of vehicles.
 */
export type RentalVehiclePage = Page & {
  vehicles?: RentalVehicle[];
  /**
   * The lowest price of the list. Only sent if the list is sorted by price, has no price limits and is short enough to price all entries.
   */
  min_price?: number;
  max_price?: number;
};
/**
 * A page of reviews.
 */
export type RentalReviewPage = Page & {
  reviews?: RentalReview[];
  rating_breakdown?: {
    [k: string]: unknown;
  };
};
/**
 * A page of transactions.
 */
export type WalletTransactionPage = Page & {
  data?: WalletTransaction[];
};

export interface Contract {
  SavedAddress: SavedAddress;
  AddressPayload: AddressPayload;
  AddressPage: AddressPage;
  AddressSaved: AddressSaved;
  LoginType: LoginType;
  VerificationMethod: VerificationMethod;
  LoginRequest: LoginRequest;
  ExistUser: ExistUser;
  LoginResponse: LoginResponse;
  SocialLoginRequest: SocialLoginRequest;
  SignUpRequest: SignUpRequest;
  SignUpResponse: SignUpResponse;
  GuestRequest: GuestRequest;
  GuestResponse: GuestResponse;
  OtpVerifyRequest: OtpVerifyRequest;
  OtpVerifyResponse: OtpVerifyResponse;
  ForgotPasswordRequest: ForgotPasswordRequest;
  VerifyTokenRequest: VerifyTokenRequest;
  ResetPasswordRequest: ResetPasswordRequest;
  FirebaseVerifyRequest: FirebaseVerifyRequest;
  FirebaseResetRequest: FirebaseResetRequest;
  UpdateInfoRequest: UpdateInfoRequest;
  PasskeyOptions: PasskeyOptions;
  PasskeyCredential: PasskeyCredential;
  PasskeyLoginRequest: PasskeyLoginRequest;
  VendorRegistration: VendorRegistration;
  VendorRegistrationResult: VendorRegistrationResult;
  DeliveryManRegistration: DeliveryManRegistration;
  DeliveryVehicle: DeliveryVehicle;
  VariationInput: VariationInput;
  FoodVariationSelection: FoodVariationSelection;
  FoodSelectionValues: FoodSelectionValues;
  CartAddPayload: CartAddPayload;
  CartUpdatePayload: CartUpdatePayload;
  CartReplacePayload: CartReplacePayload;
  WaitingCart: WaitingCart;
  CartMerge: CartMerge;
  CartMergeResult: CartMergeResult;
  CartConflict: CartConflict;
  CartAcceptPayload: CartAcceptPayload;
  CartEvent: CartEvent;
  CartLineReview: CartLineReview;
  CartEntry: CartEntry;
  ModuleType: ModuleType;
  DiscountType: DiscountType;
  Page: Page;
  ZoneModulePivot: ZoneModulePivot;
  ModuleRefZone: ModuleRefZone;
  Module: Module;
  CategoryRef: CategoryRef;
  Tag: Tag;
  Category: Category;
  ItemVariation: ItemVariation;
  ChoiceOption: ChoiceOption;
  FoodVariationValue: FoodVariationValue;
  FoodVariationGroup: FoodVariationGroup;
  AddOn: AddOn;
  Item: Item;
  SizeColumn: SizeColumn;
  ItemPage: ItemPage;
  Review: Review;
  ReviewPage: ReviewPage;
  ReviewSubmit: ReviewSubmit;
  StoreDiscount: StoreDiscount;
  StoreSchedule: StoreSchedule;
  Cuisine: Cuisine;
  Store: Store;
  StorePage: StorePage;
  SearchSuggestion: SearchSuggestion;
  SearchSuggestionItem: SearchSuggestionItem;
  SearchSuggestionStore: SearchSuggestionStore;
  Banner: Banner;
  BannerList: BannerList;
  OtherBanners: OtherBanners;
  OtherBanner: OtherBanner;
  WhyChoose: WhyChoose;
  WhyChooseEntry: WhyChooseEntry;
  VideoContent: VideoContent;
  BasicCampaign: BasicCampaign;
  FlashSale: FlashSale;
  FlashSaleProduct: FlashSaleProduct;
  FlashSalePage: FlashSalePage;
  Brand: Brand;
  CommonCondition: CommonCondition;
  StoreReviewSubmit: StoreReviewSubmit;
  CashBack: CashBack;
  Coupon: Coupon;
  CouponStore: CouponStore;
  MessageResponse: MessageResponse;
  Device: Device;
  Passkey: Passkey;
  PasskeyName: PasskeyName;
  Session: Session;
  LinkedIdentity: LinkedIdentity;
  Proof: Proof;
  ProofRequest: ProofRequest;
  ProofResult: ProofResult;
  Profile: Profile;
  Consent: Consent;
  OwnData: OwnData;
  ModuleInterests: ModuleInterests;
  ProfileUpdate: ProfileUpdate;
  ProfileUpdateResult: ProfileUpdateResult;
  DietProfile: DietProfile;
  InterestUpdate: InterestUpdate;
  DeviceToken: DeviceToken;
  Notification: Notification;
  NotificationData: NotificationData;
  NotificationsRead: NotificationsRead;
  ReviewReminder: ReviewReminder;
  ZoneIdString: ZoneIdString;
  ModuleConfigMap: ModuleConfigMap;
  LatLng: LatLng;
  BaseUrls: BaseUrls;
  SocialMediaLink: SocialMediaLink;
  SocialLoginProvider: SocialLoginProvider;
  AppleLogin: AppleLogin;
  CentralizeLogin: CentralizeLogin;
  PaymentGateway: PaymentGateway;
  AdminFreeDelivery: AdminFreeDelivery;
  AppDownloadLinks: AppDownloadLinks;
  Language: Language;
  ModuleConfigEntry: ModuleConfigEntry;
  Config: Config;
  LandingPageData: LandingPageData;
  SpecialCriteria: SpecialCriteria;
  AvailableZone: AvailableZone;
  Policy: Policy;
  PlacePrediction: PlacePrediction;
  PlaceText: PlaceText;
  PlaceSuggestion: PlaceSuggestion;
  AutocompleteResult: AutocompleteResult;
  PlaceLocation: PlaceLocation;
  PlaceDetails: PlaceDetails;
  GeocodeEntry: GeocodeEntry;
  GeocodeResult: GeocodeResult;
  DistanceValue: DistanceValue;
  DistanceElement: DistanceElement;
  DistanceRow: DistanceRow;
  DistanceResult: DistanceResult;
  DirectionResult: DirectionResult;
  ZoneModule: ZoneModule;
  ZoneData: ZoneData;
  ZoneLookup: ZoneLookup;
  Zone: Zone;
  NewsletterSubscribe: NewsletterSubscribe;
  OfflineMethod: OfflineMethod;
  MostTips: MostTips;
  GroupOrderStart: GroupOrderStart;
  GroupOrderState: GroupOrderState;
  GroupMemberName: GroupMemberName;
  GroupMemberDone: GroupMemberDone;
  GroupOrder: GroupOrder;
  PlacedGroupOrder: PlacedGroupOrder;
  PointTransfer: PointTransfer;
  ChatUser: ChatUser;
  Conversation: Conversation;
  ConversationPage: ConversationPage;
  Message: Message;
  MessagePage: MessagePage;
  SendMessage: SendMessage;
  MessagesRead: MessagesRead;
  InboxEvent: InboxEvent;
  AutomatedMessage: AutomatedMessage;
  AutomatedMessagePage: AutomatedMessagePage;
  OperatorKey: OperatorKey;
  OperatorSignIn: OperatorSignIn;
  OperatorSignInStart: OperatorSignInStart;
  OperatorSelf: OperatorSelf;
  OperatorPasswordChange: OperatorPasswordChange;
  OperatorPasskeys: OperatorPasskeys;
  OperatorPasskeyStart: OperatorPasskeyStart;
  OperatorPasskeyForm: OperatorPasskeyForm;
  OperatorAccounts: OperatorAccounts;
  OperatorStoreName: OperatorStoreName;
  OperatorAccount: OperatorAccount;
  OperatorAccountForm: OperatorAccountForm;
  OperatorAdded: OperatorAdded;
  OperatorLink: OperatorLink;
  OperatorLinkToken: OperatorLinkToken;
  OperatorLinkAccount: OperatorLinkAccount;
  OperatorLinkUse: OperatorLinkUse;
  OperatorLogAction: OperatorLogAction;
  OperatorLogObject: OperatorLogObject;
  OperatorLogChange: OperatorLogChange;
  OperatorLogEntry: OperatorLogEntry;
  OperatorLogPerson: OperatorLogPerson;
  OperatorLogPage: OperatorLogPage;
  OperatorSwitches: OperatorSwitches;
  OperatorTaxes: OperatorTaxes;
  OperatorTaxRate: OperatorTaxRate;
  OperatorTaxChange: OperatorTaxChange;
  OperatorSwitch: OperatorSwitch;
  OperatorSwitchChange: OperatorSwitchChange;
  OperatorRegistrations: OperatorRegistrations;
  OperatorRegistration: OperatorRegistration;
  OperatorRegistrationDecision: OperatorRegistrationDecision;
  OperatorConversations: OperatorConversations;
  OperatorConversation: OperatorConversation;
  OperatorMessage: OperatorMessage;
  OperatorAnswer: OperatorAnswer;
  OperatorOrders: OperatorOrders;
  OperatorOrder: OperatorOrder;
  OperatorTransfer: OperatorTransfer;
  OperatorOrderDecision: OperatorOrderDecision;
  OperatorStoreGoods: OperatorStoreGoods;
  OperatorStoreGood: OperatorStoreGood;
  OperatorStock: OperatorStock;
  OperatorStoreOpening: OperatorStoreOpening;
  OperatorWeek: OperatorWeek;
  OperatorStoreHours: OperatorStoreHours;
  OperatorStoreHoursList: OperatorStoreHoursList;
  OperatorHoursChange: OperatorHoursChange;
  OperatorStorePause: OperatorStorePause;
  OperatorTrips: OperatorTrips;
  OperatorTrip: OperatorTrip;
  OperatorTripDecision: OperatorTripDecision;
  PaymentMethod: PaymentMethod;
  PlaceOrder: PlaceOrder;
  PlaceOrderResult: PlaceOrderResult;
  PlaceOrderRefusal: PlaceOrderRefusal;
  OrderSlots: OrderSlots;
  OrderPayment: OrderPayment;
  PaymentMethodChange: PaymentMethodChange;
  PaymentSplitRefusal: PaymentSplitRefusal;
  OfflinePaymentInfo: OfflinePaymentInfo;
  OrderQuoteRequest: OrderQuoteRequest;
  OrderQuote: OrderQuote;
  TaxPart: TaxPart;
  TaxRequest: TaxRequest;
  TaxResult: TaxResult;
  SurgePriceRequest: SurgePriceRequest;
  SurgePrice: SurgePrice;
  OrderType: OrderType;
  OrderStatus: OrderStatus;
  DeliveryManReviewSubmit: DeliveryManReviewSubmit;
  GuestContactInfo: GuestContactInfo;
  OrderCartLine: OrderCartLine;
  DeliveryMan: DeliveryMan;
  ParcelCancellation: ParcelCancellation;
  Refund: Refund;
  RefundItem: RefundItem;
  Order: Order;
  OrderPage: OrderPage;
  OrderDetail: OrderDetail;
  LineReason: LineReason;
  OrderedAddOn: OrderedAddOn;
  OrderActions: OrderActions;
  ReorderLine: ReorderLine;
  ReorderPreview: ReorderPreview;
  ReorderRequest: ReorderRequest;
  OrderCancel: OrderCancel;
  CancellationReason: CancellationReason;
  CancellationReasonPage: CancellationReasonPage;
  RefundReasonList: RefundReasonList;
  RefundReason: RefundReason;
  PrescriptionAgain: PrescriptionAgain;
  PriceAccepted: PriceAccepted;
  PrescriptionState: PrescriptionState;
  RefundRequest: RefundRequest;
  DeliveryReason: DeliveryReason;
  OrderProblem: OrderProblem;
  OrderEvent: OrderEvent;
  ContactAddress: ContactAddress;
  ParcelCategory: ParcelCategory;
  ParcelInstruction: ParcelInstruction;
  ParcelInstructionPage: ParcelInstructionPage;
  ParcelQuoteRequest: ParcelQuoteRequest;
  ParcelQuote: ParcelQuote;
  ReceivedParcel: ReceivedParcel;
  ParcelReturn: ParcelReturn;
  RentalTypeLoose: RentalTypeLoose;
  Error: Error;
  ErrorResponse: ErrorResponse;
  RentalLocation: RentalLocation;
  RentalCartLine: RentalCartLine;
  RentalUserData: RentalUserData;
  RentalCart: RentalCart;
  RentalCartAdd: RentalCartAdd;
  RentalCartUpdate: RentalCartUpdate;
  RentalUserDataUpdate: RentalUserDataUpdate;
  RentalConflictList: RentalConflictList;
  ProviderDiscount: ProviderDiscount;
  Provider: Provider;
  ProviderPage: ProviderPage;
  RentalReviewAdd: RentalReviewAdd;
  TripStatus: TripStatus;
  TripBooking: TripBooking;
  TripBookingResult: TripBookingResult;
  TripQuote: TripQuote;
  TripRefusal: TripRefusal;
  TripDetail: TripDetail;
  Trip: Trip;
  TripPage: TripPage;
  TripCancel: TripCancel;
  TripChange: TripChange;
  TripChangeResult: TripChangeResult;
  TripPayment: TripPayment;
  TripPaymentResult: TripPaymentResult;
  VehicleCategory: VehicleCategory;
  VehicleCategoryPage: VehicleCategoryPage;
  VehicleBrand: VehicleBrand;
  VehicleBrandPage: VehicleBrandPage;
  RentalVehicle: RentalVehicle;
  RentalTripPrice: RentalTripPrice;
  RentalVehiclePage: RentalVehiclePage;
  RentalReview: RentalReview;
  RentalReviewPage: RentalReviewPage;
  RentalBanner: RentalBanner;
  RentalBannerList: RentalBannerList;
  WalletTransaction: WalletTransaction;
  WalletTransactionPage: WalletTransactionPage;
  AddFundRequest: AddFundRequest;
  AddFundResponse: AddFundResponse;
  FundBonus: FundBonus;
  Wishlist: Wishlist;
  Operations: Operations;
}
/**
 * A saved address of a customer. The type 'Selected Address' of the client specification exists only in the app and is never stored.
 */
export interface SavedAddress {
  id: number;
  address_type: 'home' | 'office' | 'other';
  address_label?: string | null;
  address: string;
  latitude: number | string;
  longitude: number | string;
  zone_ids: number[];
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email?: string | null;
  additional_information?: string | null;
  house?: string | null;
  floor?: string | null;
  road?: string | null;
  zone_id?: number | null;
  user_id?: number;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * A new address, or a changed one.
 */
export interface AddressPayload {
  address: string;
  address_type: 'home' | 'office' | 'other';
  contact_person_name: string;
  contact_person_number: string;
  latitude: number | string;
  longitude: number | string;
  additional_information?: string | null;
  house?: string | null;
  floor?: string | null;
  road?: string | null;
  address_label?: string | null;
  contact_person_email?: string | null;
}
/**
 * The paging fields of lists. `offset` is the number of the page from 1, `limit` the size of a page.
 */
export interface Page {
  /**
   * The number of entries. Counting stops at 2000. A search ranks and counts at most 200.
   */
  total_size: number;
  limit: number;
  offset: number;
}
/**
 * The result of saving an address.
 */
export interface AddressSaved {
  message: string;
  id?: number;
  zone_ids?: number[];
}
/**
 * A sign-in with a password or a phone code. A social sign-in has its own operation.
 */
export interface LoginRequest {
  email_or_phone?: string;
  password?: string;
  login_type: LoginType;
  tandc?: boolean;
  guest_id?: string | null;
  field_type?: 'phone' | 'email';
  type?: 'phone' | 'email';
  phone?: string;
  otp?: string;
  verified?: string;
}
/**
 * An existing account that may belong to the same person.
 */
export interface ExistUser {
  name: string;
  image?: string | null;
  id?: number;
}
/**
 * The result of a sign-in step. `token` is null until all steps are done, such as the code, missing data, or the confirmation of an existing account.
 */
export interface LoginResponse {
  token: string | null;
  is_personal_info: 0 | 1;
  is_exist_user: ExistUser | null;
  is_phone_verified: 0 | 1;
  is_email_verified: 0 | 1;
  email?: string | null;
  phone?: string | null;
  errors?: Error[];
  login_type?: LoginType;
}
/**
 * One entry of the error list. `code` is the field name or a rule key; `message` is the localised text shown as a toast.
 */
export interface Error {
  code: string;
  message: string;
}
/**
 * A sign-in with Google, Facebook or Apple.
 */
export interface SocialLoginRequest {
  email?: string | null;
  token: string;
  unique_id: string;
  medium: 'google' | 'facebook' | 'apple';
  login_type: 'social';
  phone?: string | null;
  guest_id?: string | null;
  id_token?: string | null;
  access_token?: string | null;
  verified?: string | null;
  platform?: string | null;
}
/**
 * The data for a new account.
 */
export interface SignUpRequest {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirm_password: string;
  ref_code?: string | null;
  guest_id?: string | null;
  tandc: boolean;
}
/**
 * The result of creating an account.
 */
export interface SignUpResponse {
  token: string | null;
  is_phone_verified?: 0 | 1;
  is_email_verified?: 0 | 1;
  is_personal_info?: 0 | 1;
  is_exist_user?: ExistUser | null;
  login_type?: LoginType;
  email?: string | null;
  phone?: string | null;
}
/**
 * A request for a guest id. The client specifications describe no body.
 */
export interface GuestRequest {
  fcm_token?: string | null;
}
/**
 * The new guest id.
 */
export interface GuestResponse {
  /**
   * 256 random bits in base64url. The id is secret, because it authenticates the guest.
   */
  guest_id: string;
  message?: string;
}
/**
 * A code that was sent to a phone or an email address.
 */
export interface OtpVerifyRequest {
  phone?: string;
  email?: string;
  otp: string;
  login_type?: LoginType;
  verification_type: 'phone' | 'email';
  guest_id?: string | null;
  verified?: string;
}
/**
 * The result of checking a code. Contains the token if the sign-in is complete.
 */
export interface OtpVerifyResponse {
  message?: string;
  token?: string | null;
  is_personal_info?: 0 | 1;
  is_exist_user?: ExistUser | null;
  is_phone_verified?: 0 | 1;
  is_email_verified?: 0 | 1;
  login_type?: LoginType;
  email?: string | null;
  phone?: string | null;
}
/**
 * A request for a password reset code.
 */
export interface ForgotPasswordRequest {
  email?: string;
  phone?: string;
  verification_method: VerificationMethod;
}
/**
 * A 6-digit password reset code to check.
 */
export interface VerifyTokenRequest {
  phone?: string;
  email?: string;
  verification_method: VerificationMethod;
  reset_token: string;
}
/**
 * The new password, with the reset code.
 */
export interface ResetPasswordRequest {
  reset_token: string;
  phone?: string;
  email?: string;
  password: string;
  confirm_password: string;
  verification_method: VerificationMethod;
}
/**
 * A phone sign-in with a code of the phone-verification provider.
 */
export interface FirebaseVerifyRequest {
  session_info: string;
  phone: string;
  otp: string;
  login_type?: LoginType;
  guest_id?: string | null;
  /**
   * As in OtpVerifyRequest.
   */
  verified?: string;
}
/**
 * A password recovery with a code of the phone-verification provider.
 */
export interface FirebaseResetRequest {
  phoneNumber: string;
  sessionInfo: string;
  code: string;
  is_reset_token?: 0 | 1;
}
/**
 * Data that is missing after a sign-in by code or by a social account.
 */
export interface UpdateInfoRequest {
  name: string;
  email?: string | null;
  phone?: string | null;
  ref_code?: string | null;
  login_type: LoginType;
  guest_id?: string | null;
}
/**
 * PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of the Web Authentication API.
 */
export interface PasskeyOptions {
  challenge: string;
  [k: string]: unknown;
}
/**
 * RegistrationResponseJSON of the Web Authentication API.
 */
export interface PasskeyCredential {
  id: string;
  rawId: string;
  response: {
    clientDataJSON: string;
    attestationObject: string;
    /**
     * @maxItems 10
     */
    transports?: string[];
    [k: string]: unknown;
  };
  clientExtensionResults?: {
    [k: string]: unknown;
  };
  type: 'public-key';
  [k: string]: unknown;
}
/**
 * AuthenticationResponseJSON of the Web Authentication API, and the guest whose cart is merged.
 */
export interface PasskeyLoginRequest {
  id: string;
  rawId: string;
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string;
    [k: string]: unknown;
  };
  clientExtensionResults?: {
    [k: string]: unknown;
  };
  type: 'public-key';
  guest_id?: string | null;
  [k: string]: unknown;
}
/**
 * The registration of a store or a rental provider (multipart).
 */
export interface VendorRegistration {
  f_name: string;
  l_name?: string;
  phone: string;
  email: string;
  password: string;
  zone_id: number;
  module_id: number;
  latitude: number | string;
  longitude: number | string;
  minimum_delivery_time?: number;
  maximum_delivery_time?: number;
  delivery_time_type?: string;
  translations?: string;
  business_plan?: string;
  package_id?: number | null;
  pickup_zone_id?: string | null;
  tin?: string | null;
  tin_expire_date?: string | null;
  logo?: string;
  cover_photo?: string;
}
/**
 * The result of registering a store.
 */
export interface VendorRegistrationResult {
  store_id?: number;
  package_id?: number | null;
  type?: string | null;
  message?: string;
}
/**
 * The registration of a courier (multipart).
 */
export interface DeliveryManRegistration {
  f_name: string;
  l_name?: string;
  phone: string;
  email: string;
  password: string;
  identity_type: 'passport' | 'driving_license' | 'nid';
  identity_number: string;
  earning?: 0 | 1;
  zone_id: number;
  vehicle_id: number;
  referral_code?: string | null;
  image?: string;
  identity_image?: string[];
}
/**
 * A vehicle type that couriers choose from.
 */
export interface DeliveryVehicle {
  id: number;
  type: string;
}
/**
 * A variation of a non-food item, with its own price.
 */
export interface ItemVariation {
  type: string;
  price: number;
  stock?: number;
}
/**
 * The chosen values of one food variation.
 */
export interface FoodVariationSelection {
  name: string;
  values: FoodSelectionValues;
}
/**
 * The labels of the chosen values.
 */
export interface FoodSelectionValues {
  label: string[];
}
/**
 * An item to add to the cart.
 */
export interface CartAddPayload {
  guest_id?: string | null;
  /**
   * What the store does if the item is unavailable. If absent, the choice does not change. Null removes it.
   */
  if_unavailable?: 'replace' | 'remove' | 'call' | null;
  /**
   * The customer's note to the kitchen for this line. If absent, the note does not change. Null removes it.
   */
  note?: string | null;
  /**
   * The person of a group order whose line it is. Only a replaced cart reads it, to keep its people.
   */
  group_member_id?: number | null;
  model: 'Item' | 'ItemCampaign';
  /**
   * @maxItems 50
   */
  add_on_ids?: number[];
  /**
   * @maxItems 50
   */
  add_on_qtys?: number[];
  item_id: number;
  price: number;
  quantity: number;
  variation?: VariationInput;
  /**
   * Empties the cart in the same step if it has items of another store. If the item can't be added, nothing changes.
   */
  clear_cart?: boolean;
}
/**
 * A whole cart. Either all lines are stored, or nothing changes.
 */
export interface CartReplacePayload {
  guest_id?: string | null;
  /**
   * @maxItems 100
   */
  lines: CartAddPayload[];
}
/**
 * A non-empty cart of another module than the header's.
 */
export interface WaitingCart {
  module_id: number;
  store_name: string;
  lines: number;
}
/**
 * The guest whose carts are merged, and which cart to keep if their stores differ.
 */
export interface CartMerge {
  guest_id: string;
  keep?: 'account' | 'guest' | null;
}
/**
 * The result of the merge. If there is a conflict, both carts are unchanged.
 */
export interface CartMergeResult {
  merged: boolean;
  conflict: CartConflict | null;
}
/**
 * The guest's cart and the account's cart, which have items of different stores.
 */
export interface CartConflict {
  guest_store: string;
  account_store: string;
  guest_lines: number;
  account_lines: number;
}
export interface CartAcceptPayload {
  guest_id?: string;
  /**
   * @maxItems 100
   */
  lines: {
    cart_id: number;
    token: string;
  }[];
}
/**
 * The event that reports a change of the cart.
 */
export interface CartEvent {
  /**
   * The same value as the header X-Cart-Version.
   */
  version: number;
}
/**
 * Changes that the customer has not accepted yet. The token identifies exactly these changes.
 */
export interface CartLineReview {
  token: string;
  changes: {
    kind: 'gone' | 'quantity' | 'price' | 'store_closed';
    from?: number;
    to?: number;
    cause?: 'price' | 'discount_ended' | 'sale_ended';
  }[];
}
/**
 * A line of the stored cart.
 */
export interface CartEntry {
  id: number;
  item: Item;
  quantity: number;
  price: number;
  variation?: VariationInput;
  user_id?: unknown;
  module_id?: number;
  item_id?: number;
  is_guest?: boolean;
  add_on_ids?: number[];
  add_on_qtys?: number[];
  item_type?: string;
  /**
   * What the store does if the item is unavailable. Absent if the customer has not chosen.
   */
  if_unavailable?: 'replace' | 'remove' | 'call';
  /**
   * The note to the kitchen. Absent if there is none.
   */
  note?: string;
  /**
   * The friend who added the line to a group order. Absent if the owner of the cart did.
   */
  group_member?: {
    id: number;
    name: string;
  };
  /**
   * Milliseconds until the sale price ends.
   */
  price_ends_in?: number;
  review?: CartLineReview;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * Catalogue item (food, grocery, pharmacy, e-commerce). Both spellings `whislists_count` (S1) and `wishlist_count` (S2) are in the client specifications: send both. `addons`(S1)/`add_ons`(S2) likewise. `available_date_starts` present = campaign item.
 */
export interface Item {
  id: number;
  slug?: string | null;
  name: string;
  image_full_url?: string | null;
  images_full_url?: string[];
  description?: string | null;
  price: number;
  discount: number;
  discount_type: DiscountType;
  store_discount?: number;
  restaurant_discount?: number;
  stock?: number;
  unit_type?: string | null;
  /**
   * The content of one piece, in the unit `content_measure`.
   */
  content_amount?: number | null;
  content_measure?: 'g' | 'ml' | 'piece' | null;
  maximum_cart_quantity?: number | null;
  avg_rating?: number;
  rating_count?: number;
  whislists_count?: number;
  wishlist_count?: number;
  store_id: number;
  store_name?: string;
  zone_id?: number;
  module_id: number;
  module_type?: ModuleType;
  category_ids?: CategoryRef[];
  tags?: Tag[];
  generic_name?: string[];
  nutritions_name?: string[];
  allergies_name?: string[];
  is_prescription_required?: 0 | 1;
  is_halal?: 0 | 1;
  halal_tag_status?: 0 | 1;
  organic?: 0 | 1;
  veg?: 0 | 1;
  recommended?: 0 | 1;
  choice_options?: ChoiceOption[];
  variations?: ItemVariation[];
  food_variations?: FoodVariationGroup[];
  addons?: AddOn[];
  add_ons?: AddOn[];
  available_time_starts?: string | null;
  available_time_ends?: string | null;
  available_date_starts?: string | null;
  available_date_ends?: string | null;
  /**
   * 1 while the item's store is open.
   */
  store_open?: 0 | 1;
  /**
   * When the open store closes. Null if it never closes.
   */
  store_closes_at?: string | null;
  /**
   * When the closed store opens. Null if unknown.
   */
  store_opens_at?: string | null;
  schedule_order?: boolean;
  category_id?: number;
  /**
   * The item's current tax rate in percent. `tax_source` is the level that sets it.
   */
  tax?: number;
  /**
   * Always `percent`.
   */
  tax_type?: string;
  /**
   * The level at which the rate is set.
   */
  tax_source?: 'item' | 'category' | 'store' | 'module' | 'shop';
  status?: 0 | 1;
  order_count?: number;
  flash_sale?: 0 | 1;
  /**
   * When the running flash sale ends. Null if the item is in none.
   */
  flash_sale_ends_at?: string | null;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
  /**
   * The columns of the size table; the first one names the sizes. Only in an item's details.
   */
  size_guide?: SizeColumn[];
  /**
   * Days for returns that the store promises. Null if the market's usual time applies. Only in an item's details.
   */
  return_days?: number | null;
  /**
   * Only in an item's details.
   */
  return_terms?: string | null;
}
/**
 * One of the categories of an item.
 */
export interface CategoryRef {
  name?: string;
  id?: unknown;
  position?: number;
}
/**
 * A tag of an item.
 */
export interface Tag {
  name?: string;
  id?: number;
}
/**
 * One axis of an item's variations, such as the size.
 */
export interface ChoiceOption {
  title: string;
  options: string[];
  name?: string;
}
/**
 * A food variation, which is a group of values to choose from.
 */
export interface FoodVariationGroup {
  name: string;
  type: 'single' | 'multi';
  min?: number;
  max?: number;
  required: 'on' | 'off';
  values: FoodVariationValue[];
}
/**
 * One value of a food variation.
 */
export interface FoodVariationValue {
  label: string;
  optionPrice: number;
  isSelected?: boolean;
}
/**
 * An add-on of an item.
 */
export interface AddOn {
  id: number;
  name: string;
  price: number;
  /**
   * The price as a percentage of the item's base price. `price` is this share in money. Null if the price is fixed.
   */
  price_percent?: number | null;
  store_id?: number;
  quantity?: number;
  stock_type?: string;
  addon_stock?: number | null;
}
/**
 * A column of a size guide.
 */
export interface SizeColumn {
  title: string;
  values: string[];
}
/**
 * Delivery charge settings of one module in one zone. The value `distance` of delivery_charge_type is proposed; `fixed` follows from fixed_shipping_charge.
 */
export interface ZoneModulePivot {
  delivery_charge_type?: 'distance' | 'fixed';
  fixed_shipping_charge?: number | null;
  zone_id?: number;
  module_id?: number;
  per_km_shipping_charge?: number | null;
  minimum_shipping_charge?: number | null;
  maximum_shipping_charge?: number | null;
  maximum_cod_order_amount?: number | null;
}
/**
 * A zone of a module.
 */
export interface ModuleRefZone {
  id: number;
  name?: string;
  status?: 0 | 1;
  cash_on_delivery?: boolean;
  digital_payment?: boolean;
}
/**
 * A module (market) of the shop.
 */
export interface Module {
  id: number;
  module_name: string;
  /**
   * The type of the module. Null for general items, which belong to no module.
   */
  module_type: ModuleType | null;
  icon_full_url?: string | null;
  zones: ModuleRefZone[];
  status?: 0 | 1;
  thumbnail_full_url?: string | null;
  theme_id?: number;
  description?: string | null;
  stores_count?: number;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
  items_count?: number;
  /**
   * Whether /interest has categories to choose from.
   */
  has_interests?: 0 | 1;
}
/**
 * A category of items.
 */
export interface Category {
  id: number;
  name: string;
  image_full_url?: string | null;
  parent_id?: number;
  position?: number;
  status?: 0 | 1;
  priority?: number;
  module_id?: number;
  slug?: string;
  featured?: 0 | 1;
  products_count?: number;
  childes_count?: number;
  childes?: Category[];
}
/**
 * A review of an item or a store.
 */
export interface Review {
  id: number;
  comment?: string | null;
  rating: number;
  item_id?: number;
  item_name?: string | null;
  item_image_full_url?: string | null;
  customer_name?: string | null;
  reply?: string | null;
  attachment?: string[];
  order_id?: number;
  /**
   * Date and time.
   */
  created_at: string;
  /**
   * Date and time.
   */
  updated_at?: string;
  /**
   * What the customer's review is about.
   */
  subject?: 'item' | 'store' | 'delivery_man';
  /**
   * Until when the author can edit the review.
   */
  editable_until?: string | null;
}
/**
 * A review of a delivered item.
 */
export interface ReviewSubmit {
  item_id: number;
  order_id: number;
  rating: number;
  comment?: string | null;
  /**
   * @maxItems 3
   */
  attachment?: string[];
}
/**
 * A discount on everything in the store.
 */
export interface StoreDiscount {
  id?: number;
  start_date?: string;
  end_date?: string;
  start_time?: string;
  end_time?: string;
  min_purchase?: number;
  max_discount?: number;
  discount?: number;
  discount_type?: DiscountType;
  store_id?: number;
}
/**
 * Opening hours of a weekday (0 is Sunday).
 */
export interface StoreSchedule {
  id?: number;
  store_id?: number;
  day: number;
  opening_time: string;
  closing_time: string;
}
/**
 * A cuisine. Its code is the same in every language.
 */
export interface Cuisine {
  code: string;
  name: string;
}
/**
 * A store, restaurant or shop, with its delivery settings.
 */
export interface Store {
  id: number;
  name: string;
  logo_full_url?: string | null;
  avg_rating: number;
  address: string;
  zone_id: number;
  self_delivery_system?: 0 | 1;
  per_km_shipping_charge?: number | null;
  minimum_shipping_charge?: number | null;
  maximum_shipping_charge?: number | null;
  free_delivery?: boolean;
  admin_free_delivery?: AdminFreeDelivery;
  slug?: string;
  phone?: string | null;
  email?: string | null;
  latitude?: number | string;
  longitude?: number | string;
  minimum_order?: number;
  cover_photo_full_url?: string | null;
  delivery?: boolean;
  take_away?: boolean;
  schedule_order?: boolean;
  rating_count?: number;
  open?: 0 | 1;
  active?: boolean;
  featured?: 0 | 1;
  delivery_time?: string;
  veg?: 0 | 1;
  non_veg?: 0 | 1;
  module_id?: number;
  order_place_to_schedule_interval?: number;
  category_ids?: number[];
  discount?: StoreDiscount | null;
  schedules?: StoreSchedule[];
  vendor_id?: number;
  prescription_order?: boolean;
  cutlery?: boolean;
  announcement?: 0 | 1;
  announcement_message?: string | null;
  total_items?: number;
  items?: Item[];
  extra_packaging_status?: boolean;
  extra_packaging_amount?: number;
  ratings?: number[];
  reviews_comments_count?: number;
  /**
   * Whether the store accepts reviews.
   */
  reviews_section?: boolean;
  /**
   * Kilometres from the place of the request, by road if known, otherwise in a straight line. Absent without a place.
   */
  distance?: number;
  /**
   * The road distance from which the delivery fee is computed. Absent if unknown.
   */
  road?: {
    kilometres: number;
    latitude: number;
    longitude: number;
  };
  /**
   * The cuisines of a restaurant, the main one first.
   */
  cuisines?: Cuisine[];
  /**
   * From 1 (cheap) to 3 (expensive). Absent if unknown.
   */
  price_level?: number;
  current_opening_time?: string | null;
  /**
   * The tax rate in percent of the store's items that have no rate of their own.
   */
  tax?: number;
  module_type?: ModuleType;
  pivot?: ZoneModulePivot;
  zone?: ZoneData;
  halal_tag_status?: 0 | 1;
  meta_title?: string | null;
  meta_description?: string | null;
  /**
   * Days for returns that the store promises. Null if the market's usual time applies.
   */
  return_days?: number | null;
  return_terms?: string | null;
}
/**
 * Free delivery granted by the operator. The two `type` values are proposed; the client specifications say only "to all stores, or above an order amount".
 */
export interface AdminFreeDelivery {
  status?: 0 | 1;
  type?: 'free_delivery_to_all_store' | 'free_delivery_by_order_amount' | null;
  free_delivery_over?: number | null;
}
/**
 * A zone that contains the point.
 */
export interface ZoneData {
  id: number;
  increased_delivery_fee?: number;
  increased_delivery_fee_status?: 0 | 1;
  /**
   * The percentage by which the delivery fee is increased now, because of demand or weather.
   */
  surge_percent?: number;
  name?: string;
  status?: 0 | 1;
  cash_on_delivery?: boolean;
  digital_payment?: boolean;
  offline_payment?: boolean;
  modules?: ZoneModule[];
  increase_delivery_charge_message?: string | null;
}
/**
 * A module that is available in a zone.
 */
export interface ZoneModule {
  id: number;
  module_name?: string;
  module_type?: ModuleType;
  pivot?: ZoneModulePivot;
  status?: 0 | 1;
  theme_id?: number;
  description?: string | null;
  stores_count?: number;
}
/**
 * Items and stores to suggest while the customer types.
 */
export interface SearchSuggestion {
  items: SearchSuggestionItem[];
  stores: SearchSuggestionStore[];
}
/**
 * A suggested item.
 */
export interface SearchSuggestionItem {
  id: number;
  name: string;
  image_full_url?: string | null;
  unit_type?: string | null;
  store_name?: string | null;
  /**
   * The lowest price after discounts.
   */
  price?: number | null;
  /**
   * The highest price of all variations.
   */
  highest_price?: number | null;
}
/**
 * A suggested store.
 */
export interface SearchSuggestionStore {
  id: number;
  name: string;
  logo_full_url?: string | null;
}
/**
 * A banner.
 */
export interface Banner {
  id: number;
  title?: string;
  /**
   * The small text below the title.
   */
  subtitle?: string | null;
  type: 'store_wise' | 'item_wise' | 'default';
  image_full_url?: string | null;
  link?: string | null;
  store?: Store | null;
  item?: Item | null;
}
/**
 * The banners of the home page.
 */
export interface BannerList {
  banners: Banner[];
  campaigns: BasicCampaign[];
}
/**
 * A campaign of stores.
 */
export interface BasicCampaign {
  id: number;
  title: string;
  image_full_url?: string | null;
  description?: string | null;
  available_date_starts?: string | null;
  available_date_ends?: string | null;
  start_time?: string | null;
  end_time?: string | null;
  stores?: Store[];
}
/**
 * Promotional blocks of a module.
 */
export interface OtherBanners {
  promotional_banner_url?: string | null;
  banners?: OtherBanner[];
  bottom_section_banner_full_url?: string | null;
  basic_section_nearby_full_url?: string | null;
}
/**
 * A promotional block.
 */
export interface OtherBanner {
  id: number;
  module_id?: number;
  key: string;
  value_full_url?: string | null;
  type?: string;
  status?: 0 | 1;
}
/**
 * Reasons to choose the shop.
 */
export interface WhyChoose {
  banners: WhyChooseEntry[];
}
/**
 * One reason to choose the shop.
 */
export interface WhyChooseEntry {
  id: number;
  module_id?: number;
  title: string;
  short_description?: string;
  image_full_url?: string | null;
  status?: 0 | 1;
}
/**
 * The promotional video of the parcel module.
 */
export interface VideoContent {
  section_title?: string | null;
  banner_type?: 'video' | 'video_content' | 'image';
  banner_video?: string | null;
  banner_image_full_url?: string | null;
  banner_video_content_full_url?: string | null;
  banner_contents?: {
    [k: string]: unknown;
  }[];
}
/**
 * A flash sale.
 */
export interface FlashSale {
  id: number;
  module_id?: number;
  title: string;
  is_publish?: 0 | 1;
  admin_discount_percentage?: number;
  vendor_discount_percentage?: number;
  /**
   * Date and time.
   */
  start_date: string;
  /**
   * Date and time.
   */
  end_date: string;
  active_products?: FlashSaleProduct[];
}
/**
 * An item in a flash sale.
 */
export interface FlashSaleProduct {
  id: number;
  flash_sale_id?: number;
  item_id: number;
  stock?: number;
  sold?: number;
  available_stock?: number;
  discount_type?: DiscountType;
  discount?: number;
  discount_amount?: number;
  price?: number;
  status?: 0 | 1;
  item: Item;
}
/**
 * A brand of items.
 */
export interface Brand {
  id: number;
  name: string;
  slug?: string;
  image_full_url?: string | null;
  status?: 0 | 1;
  items_count?: number;
}
/**
 * A medical condition that pharmacies have items for.
 */
export interface CommonCondition {
  id: number;
  name: string;
  slug?: string;
  status?: 0 | 1;
  items_count?: number;
}
/**
 * A review of the store of a delivered order.
 */
export interface StoreReviewSubmit {
  order_id: number;
  rating: number;
  comment?: string | null;
  /**
   * @maxItems 3
   */
  attachment?: string[];
}
/**
 * A cashback offer.
 */
export interface CashBack {
  id: number;
  title: string;
  customer_id?: unknown;
  cashback_type: 'percentage' | 'amount';
  same_user_limit?: number;
  total_used?: number;
  cashback_amount: number;
  min_purchase?: number;
  max_discount?: number;
  /**
   * Date and time.
   */
  start_date?: string;
  /**
   * Date and time.
   */
  end_date?: string;
  status?: 0 | 1;
}
/**
 * A coupon. A `max_discount` of 0 means no maximum. For `store_wise` coupons, `data` is the list of store ids.
 */
export interface Coupon {
  coupon_type: 'zone_wise' | 'store_wise' | 'free_delivery' | 'default';
  discount: number;
  discount_type: DiscountType;
  max_discount: number;
  min_purchase: number;
  zoneId?: unknown;
  data?: unknown;
  id?: number;
  title?: string;
  code?: string;
  start_date?: string;
  expire_date?: string;
  limit?: number;
  store_id?: number | null;
  store?: CouponStore | null;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * The store of a coupon.
 */
export interface CouponStore {
  id: number;
  name: string;
}
/**
 * A message about the result.
 */
export interface MessageResponse {
  message: string;
  status?: string;
  errors?: Error[];
}
/**
 * The name of a browser and of its system. Null if unknown.
 */
export interface Device {
  browser: string | null;
  system: string | null;
}
/**
 * One passkey of the account.
 */
export interface Passkey {
  id: string;
  name: string | null;
  /**
   * The device on which it was created.
   */
  device: Device;
  created_at: string;
  used_at: string | null;
}
/**
 * The name of a passkey.
 */
export interface PasskeyName {
  name: string;
}
/**
 * One browser where the account is signed in.
 */
export interface Session {
  id: string;
  is_current: boolean;
  device: Device;
  created_at: string;
  /**
   * When it was last used, exact to five minutes.
   */
  used_at: string;
}
/**
 * A social account that signs in to the account.
 */
export interface LinkedIdentity {
  provider: 'google' | 'facebook' | 'apple';
  created_at: string;
}
/**
 * How the customer can confirm their identity. If no method is possible, the customer has to sign in again.
 */
export interface Proof {
  /**
   * Until when the last confirmation is valid. Null if it has expired.
   */
  proven_until: string | null;
  methods: ('password' | 'passkey' | 'phone' | 'email')[];
  /**
   * The number that receives a code.
   */
  phone: string | null;
  /**
   * The address that receives a code.
   */
  email: string | null;
}
/**
 * What proves the customer's identity, by method.
 */
export interface ProofRequest {
  method: 'password' | 'passkey' | 'phone' | 'email';
  password?: string;
  otp?: string;
  /**
   * The session of the phone-verification provider, if it sends the codes.
   */
  session_info?: string;
  passkey?: PasskeyLoginRequest;
}
export interface ProofResult {
  message: string;
  /**
   * True if a code was sent. Repeat the call with the code.
   */
  otp_send: boolean;
  /**
   * As in ProfileUpdateResult; null if no code is needed.
   */
  verification_medium?: string | null;
  proven_until: string | null;
}
/**
 * The signed-in customer.
 */
export interface Profile {
  f_name: string;
  l_name: string;
  phone?: string | null;
  email?: string | null;
  image?: string | null;
  image_full_url?: string | null;
  is_email_verified?: 0 | 1;
  is_phone_verified?: 0 | 1;
  addresses?: SavedAddress[];
  id: number;
  wallet_balance?: number;
  loyalty_point?: number;
  ref_code?: string | null;
  /**
   * The sum of rewards for referred friends.
   */
  ref_earned?: number;
  /**
   * The number of referred friends with a reward.
   */
  ref_friends?: number;
  order_count?: number;
  member_since_days?: number;
  /**
   * Date and time.
   */
  created_at?: string;
  social_id?: string | null;
  userinfo?: {
    [k: string]: unknown;
  } | null;
  is_valid_for_discount?: boolean;
  discount_amount?: number;
  discount_amount_type?: string | null;
  validity?: string | null;
  selected_modules_for_interest?: number[];
  /**
   * The categories that the customer has chosen as interests, by module.
   */
  interests?: ModuleInterests[];
  consent?: Consent;
}
/**
 * The customer's interests in one module.
 */
export interface ModuleInterests {
  module_id: number;
  category_ids: number[];
}
/**
 * The customer's notification choices.
 */
export interface Consent {
  orders: boolean;
  offers: boolean;
}
/**
 * The profile, and all data that the shop stores for the account. Amounts have decimals.
 */
export interface OwnData {
  made_at: string;
  profile: Profile;
  [k: string]:
    | {
        [k: string]: unknown;
      }[]
    | string
    | Profile;
}
/**
 * Profile update (multipart). The enum values are proposed; the client specifications name only the fields. An absent or empty field is unchanged, and so is an image that is sent as text. Nothing changes while a code is due (otp_send). The same call with its otp completes the update.
 */
export interface ProfileUpdate {
  name?: string;
  phone?: string;
  email?: string;
  image?: string;
  button_type?: 'change_name' | 'phone' | 'email' | 'profile';
  password?: string;
  otp?: string;
  verification_medium?: 'sms' | 'mail' | 'firebase';
  verification_on?: 'phone' | 'email';
  session_info?: string;
}
/**
 * The result of updating the profile.
 */
export interface ProfileUpdateResult {
  message: string;
  errors?: Error[];
  otp_send?: boolean;
  verification_on?: string;
  verification_medium?: string;
}
/**
 * The customer's allergens and diet.
 */
export interface DietProfile {
  /**
   * @maxItems 100
   */
  allergens: ('milk' | 'gluten' | 'egg' | 'nuts' | 'peanut' | 'fish' | 'shellfish' | 'soy' | 'sesame')[];
  /**
   * @maxItems 100
   */
  diets: ('veg' | 'halal' | 'organic')[];
}
/**
 * The categories that the customer chooses as interests.
 */
export interface InterestUpdate {
  /**
   * @maxItems 100
   */
  interest: number[];
}
/**
 * The push token of the browser.
 */
export interface DeviceToken {
  cm_firebase_token: string;
}
/**
 * A notification.
 */
export interface Notification {
  id: number;
  data: NotificationData;
  image_full_url?: string | null;
  is_read?: 0 | 1;
  /**
   * Date and time.
   */
  created_at: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * The content of a notification.
 */
export interface NotificationData {
  title: string;
  description?: string;
  type?: string;
  image_full_url?: string | null;
  /**
   * The path of the app's page with the details.
   */
  link?: string | null;
  trip_id?: number | null;
  order_id?: number | null;
}
/**
 * The ids of the notifications to mark as read. Without ids, all of them.
 */
export interface NotificationsRead {
  /**
   * @maxItems 100
   */
  ids?: number[];
}
/**
 * A delivered order that waits for a review.
 */
export interface ReviewReminder {
  order_id?: number;
  images?: string[];
  store?: Store | null;
}
/**
 * Which features each type of module has.
 */
export interface ModuleConfigMap {
  [k: string]: ModuleConfigEntry;
}
/**
 * Which features one type of module has.
 */
export interface ModuleConfigEntry {
  order_status?: {
    [k: string]: unknown;
  };
  order_place_to_schedule_interval?: boolean;
  add_on?: boolean;
  stock?: boolean;
  veg_non_veg?: boolean;
  unit?: boolean;
  order_attachment?: boolean;
  show_restaurant_text?: boolean;
  is_parcel?: boolean;
  is_taxi?: boolean;
  new_variation?: boolean;
  always_open?: boolean;
  description?: string | null;
}
/**
 * The position of a point on the map.
 */
export interface LatLng {
  lat: number | string;
  lng: number | string;
}
/**
 * The base URLs of pictures, by kind.
 */
export interface BaseUrls {
  item_image_url?: string;
  customer_image_url?: string;
  banner_image_url?: string;
  category_image_url?: string;
  review_image_url?: string;
  notification_image_url?: string;
  vendor_image_url?: string;
  store_image_url?: string;
  store_cover_photo_url?: string;
  delivery_man_image_url?: string;
  chat_image_url?: string;
  campaign_image_url?: string;
  module_image_url?: string;
  order_attachment_url?: string;
  parcel_category_image_url?: string;
  landing_page_image_url?: string;
  business_logo_url?: string;
  refund_image_url?: string;
  vehicle_image_url?: string;
  vehicle_brand_image_url?: string;
  gateway_image_url?: string;
  brand_image_url?: string;
}
/**
 * A link to the shop's page in a social network.
 */
export interface SocialMediaLink {
  name: string;
  link: string;
  id?: number;
  status?: 0 | 1;
}
/**
 * A social sign-in with its client id.
 */
export interface SocialLoginProvider {
  login_medium: 'google' | 'facebook' | 'apple';
  status: boolean;
  client_id?: string | null;
  /**
   * The page that simulates the provider in the demo. It opens in a window of its own. Null if the provider is real.
   */
  identity_url?: string | null;
}
/**
 * The settings for signing in with Apple.
 */
export interface AppleLogin {
  client_id?: string | null;
  redirect_url_react?: string | null;
  login_medium?: string;
  status?: boolean;
}
/**
 * The enabled sign-in methods.
 */
export interface CentralizeLogin {
  otp_login_status?: 0 | 1;
  manual_login_status?: 0 | 1;
  social_login_status?: 0 | 1;
  google_login_status?: 0 | 1;
  facebook_login_status?: 0 | 1;
  apple_login_status?: 0 | 1;
  phone_verification_status?: 0 | 1;
  email_verification_status?: 0 | 1;
}
/**
 * A gateway for digital payments.
 */
export interface PaymentGateway {
  gateway: string;
  gateway_title: string;
  gateway_image_full_url?: string | null;
}
/**
 * Links to the apps in the app stores.
 */
export interface AppDownloadLinks {
  playstore_url_status?: 0 | 1;
  apple_store_url_status?: 0 | 1;
  playstore_url?: string | null;
  apple_store_url?: string | null;
}
/**
 * A language of the app.
 */
export interface Language {
  key: string;
  value: string;
  direction?: 'ltr' | 'rtl';
}
/**
 * The site's configuration, which the app reads when it starts.
 */
export interface Config {
  country?: string;
  country_picker_status?: 0 | 1;
  demo?: boolean;
  logo_full_url?: string | null;
  business_name: string;
  footer_text?: string | null;
  email?: string;
  phone?: string;
  address?: string;
  default_location: LatLng;
  social_media?: SocialMediaLink[];
  toggle_dm_registration?: boolean;
  /**
   * The commission on each order of a store, in percent. Null if it is agreed with each store.
   */
  store_commission?: number | null;
  /**
   * The minimum that a courier earns for a delivery. Null if it is agreed with each courier.
   */
  courier_minimum_fee?: number | null;
  /**
   * The number of days between two payouts to stores and couriers. Null if it is agreed with each.
   */
  payout_days?: number | null;
  toggle_veg_non_veg?: boolean;
  tax_included?: 0 | 1;
  /**
   * The shop's tax rate in percent. It applies to items for which neither item, category, store nor module sets a rate.
   */
  tax_percent?: number;
  refund_policy?: 0 | 1;
  cancelation_policy?: 0 | 1;
  shipping_policy?: 0 | 1;
  digit_after_decimal_point: number;
  /**
   * The ISO 4217 code, such as USD. If absent, amounts have two decimals, or as many as are shown if that is more.
   */
  currency_code?: string;
  /**
   * The number of decimals of all amounts. If absent, that of the currency.
   */
  currency_decimals?: 0 | 2 | 3;
  currency_symbol: string;
  currency_symbol_direction: 'left' | 'right';
  base_urls?: BaseUrls;
  s3_base_urls?: BaseUrls;
  centralize_login: CentralizeLogin;
  is_mail_active?: boolean;
  is_sms_active?: boolean;
  firebase_otp_verification?: 0 | 1;
  customer_wallet_status?: 0 | 1;
  loyalty_point_status?: 0 | 1;
  ref_earning_status?: 0 | 1;
  add_fund_status?: 0 | 1;
  guest_checkout_status?: 0 | 1;
  free_delivery_over?: number | null;
  active_payment_method_list: PaymentGateway[];
  download_user_app_links?: AppDownloadLinks;
  social_login?: SocialLoginProvider[];
  apple_login?: AppleLogin[];
  /**
   * The largest amount that can be paid in cash, in every zone. Null if unlimited.
   */
  maximum_cod_order_amount?: number | null;
  cash_on_delivery?: boolean;
  digital_payment?: boolean;
  offline_payment_status?: 0 | 1;
  partial_payment_status?: 0 | 1;
  partial_payment_method?: string | null;
  schedule_order?: boolean;
  schedule_order_slot_duration?: number;
  home_delivery_status?: 0 | 1;
  takeaway_status?: 0 | 1;
  per_km_shipping_charge?: number;
  minimum_shipping_charge?: number;
  parcel_per_km_shipping_charge?: number;
  parcel_minimum_shipping_charge?: number;
  admin_free_delivery?: AdminFreeDelivery;
  language?: Language[];
  timeformat?: string;
  maintenance_mode?: boolean;
  module?: Module | null;
  module_config?: ModuleConfigMap;
  toggle_store_registration?: boolean;
  dm_tips_status?: 0 | 1;
  additional_charge_status?: 0 | 1;
  additional_charge_name?: string | null;
  additional_charge?: number;
  loyalty_point_exchange_rate?: number;
  loyalty_point_minimum_point?: number;
  loyalty_point_item_purchase_point?: number;
  /**
   * What a referrer earns for each friend, in the currency of the shop.
   */
  ref_earning_exchange_rate?: number;
  /**
   * The invited friend's reward for the same order, in the currency of the shop.
   */
  ref_earning_friend_reward?: number;
  /**
   * The smallest order of a friend that earns a reward, by the price of the items after the coupon.
   */
  ref_earning_minimum_order?: number;
  /**
   * The largest number of friends for whom a referrer is rewarded. Null if unlimited.
   */
  ref_earning_maximum_friends?: number | null;
  prescription_order_status?: boolean;
  refund_active_status?: boolean;
  cookies_text?: string | null;
  order_delivery_verification?: boolean;
  vehicle_distance_min?: number;
  vehicle_hourly_min?: number;
  vehicle_day_wise_min?: number;
  parcel_cancellation_status?: 0 | 1;
  parcel_cancellation_basic_setup?: {
    [k: string]: unknown;
  };
  parcel_return_time_fee?: {
    [k: string]: unknown;
  };
  websocket_status?: 0 | 1;
  websocket_url?: string | null;
  /**
   * The public VAPID key, with which a browser subscribes to push messages. Absent if push is off.
   */
  vapid_public_key?: string;
  /**
   * The code that every message of the demo contains. Shown as a hint while `demo` is on.
   */
  demo_otp?: string | null;
  map_tile_url?: string | null;
  /**
   * The server's time in ISO 8601. The app uses it instead of the device's time.
   */
  server_time?: string;
  /**
   * The UTC offset of the stores, in minutes.
   */
  utc_offset_minutes?: number;
  /**
   * The IANA name of the time zone, for times in the future. If absent, the offset applies all year.
   */
  time_zone?: string;
}
/**
 * The content of the landing page and the footer.
 */
export interface LandingPageData {
  fixed_footer_description?: string | null;
  fixed_newsletter_title?: string | null;
  fixed_newsletter_sub_title?: string | null;
  download_user_app_links?: AppDownloadLinks;
  fixed_header_title?: string | null;
  fixed_header_sub_title?: string | null;
  fixed_header_image_full_url?: string | null;
  fixed_module_title?: string | null;
  fixed_module_sub_title?: string | null;
  fixed_location_title?: string | null;
  join_seller_title?: string | null;
  join_seller_sub_title?: string | null;
  join_seller_button_name?: string | null;
  join_seller_button_url?: string | null;
  join_seller_status?: 0 | 1;
  join_delivery_man_title?: string | null;
  join_delivery_man_sub_title?: string | null;
  join_delivery_man_button_name?: string | null;
  join_delivery_man_button_url?: string | null;
  join_delivery_man_status?: 0 | 1;
  download_user_app_title?: string | null;
  download_user_app_sub_title?: string | null;
  download_user_app_image_full_url?: string | null;
  special_criterias?: SpecialCriteria[];
  available_zone_status?: 0 | 1;
  available_zone_title?: string | null;
  available_zone_short_description?: string | null;
  available_zone_image_full_url?: string | null;
  available_zone_list?: AvailableZone[];
}
/**
 * A highlight on the landing page.
 */
export interface SpecialCriteria {
  id?: number;
  title?: string;
  image_full_url?: string | null;
  status?: 0 | 1;
}
/**
 * A zone that the landing page names.
 */
export interface AvailableZone {
  id?: number;
  name?: string;
  display_name?: string;
  modules?: string[];
}
/**
 * Text page (terms, privacy, about, refund, cancellation, shipping). Path public; the response shape is proposed (HTML or Markdown text in `value`).
 */
export interface Policy {
  title?: string;
  value: string;
  /**
   * Date and time.
   */
  updated_at?: string | null;
}
/**
 * A place that matches the typed text.
 */
export interface PlacePrediction {
  placeId: string;
  text: PlaceText;
  structuredFormat?: {
    [k: string]: unknown;
  };
}
/**
 * The text of a place.
 */
export interface PlaceText {
  text: string;
  matches?: {
    [k: string]: unknown;
  }[];
}
/**
 * One place of the autocomplete.
 */
export interface PlaceSuggestion {
  placePrediction: PlacePrediction;
}
/**
 * The places that match the typed text.
 */
export interface AutocompleteResult {
  suggestions: PlaceSuggestion[];
}
/**
 * The position of a place.
 */
export interface PlaceLocation {
  latitude: number;
  longitude: number;
}
/**
 * The details of a place.
 */
export interface PlaceDetails {
  location: PlaceLocation;
  id?: string;
  formattedAddress?: string;
}
/**
 * An address of a point.
 */
export interface GeocodeEntry {
  formatted_address: string;
  place_id?: string;
}
/**
 * The addresses of a point.
 */
export interface GeocodeResult {
  results: GeocodeEntry[];
  status?: string;
}
/**
 * A value with its text. Distances are in metres, durations in seconds.
 */
export interface DistanceValue {
  text?: string;
  value: number;
}
/**
 * Distance and duration from one start to one destination.
 */
export interface DistanceElement {
  distance?: DistanceValue;
  duration?: DistanceValue;
  status: 'OK' | 'ZERO_RESULTS' | 'NOT_FOUND';
}
/**
 * Distances and durations from one start.
 */
export interface DistanceRow {
  elements: DistanceElement[];
}
/**
 * Distances and durations between points.
 */
export interface DistanceResult {
  destination_addresses?: string[];
  origin_addresses?: string[];
  rows: DistanceRow[];
  status: string;
}
/**
 * A route between two points.
 */
export interface DirectionResult {
  status: 'OK' | 'ZERO_RESULTS';
  mode?: 'driving' | 'walking' | 'bicycling';
  distance_meters?: number;
  duration_seconds?: number;
  polyline?: string | null;
  points?: LatLng[];
}
/**
 * The zones that contain a point.
 */
export interface ZoneLookup {
  zone_id: ZoneIdString;
  zone_data: ZoneData[];
}
/**
 * A delivery zone with its outline.
 */
export interface Zone {
  id: number;
  name: string;
  status?: 0 | 1;
  coordinates?: {
    [k: string]: unknown;
  };
  formated_coordinates?: LatLng[];
  minimum_shipping_charge?: number | null;
  per_km_shipping_charge?: number | null;
  display_name?: string;
}
/**
 * An email address for the newsletter.
 */
export interface NewsletterSubscribe {
  email: string;
}
/**
 * An offline payment method.
 */
export interface OfflineMethod {
  id: number;
  method_name: string;
  method_fields?: {
    [k: string]: unknown;
  }[];
  method_informations?: {
    [k: string]: unknown;
  }[];
  status?: 0 | 1;
}
/**
 * The most common tip.
 */
export interface MostTips {
  most_tips_amount?: number;
}
/**
 * The store of a new group order.
 */
export interface GroupOrderStart {
  guest_id?: string | null;
  store_id: number;
}
/**
 * What becomes of a running group order. A cancelled one stays so; the items stay in the host's cart.
 */
export interface GroupOrderState {
  guest_id?: string | null;
  state: 'open' | 'locked' | 'cancelled';
}
/**
 * The name that the group sees.
 */
export interface GroupMemberName {
  guest_id?: string | null;
  name: string;
}
/**
 * Whether the caller has finished choosing. A later change of a line takes it back.
 */
export interface GroupMemberDone {
  guest_id?: string | null;
  is_done: boolean;
}
/**
 * A cart that friends fill with a link. It never has an address, a phone number or a payment.
 */
export interface GroupOrder {
  /**
   * The secret of the link.
   */
  token: string;
  state: 'open' | 'locked' | 'placed' | 'cancelled' | 'expired';
  role: 'host' | 'member' | 'visitor';
  /**
   * The first name of a host with an account.
   */
  host_name: string | null;
  /**
   * The caller among the members. Null for the host and for visitors.
   */
  member_id: number | null;
  store: {
    id: number;
    name: string;
    logo_full_url: string | null;
    module_id: number;
    module_type: string;
    zone_id: number;
  };
  /**
   * The friends, without the host. Empty for visitors.
   */
  members: {
    id: number;
    name: string;
    is_done: boolean;
  }[];
  /**
   * The lines of all members. Empty for visitors, and after the group has ended.
   */
  lines: CartEntry[];
}
/**
 * The order of a group, as far as a friend may read it.
 */
export interface PlacedGroupOrder {
  order_status: string;
  order_type: string;
  /**
   * When it should arrive or be ready. Null after it has ended.
   */
  expected_at: string | null;
  /**
   * The caller's own lines, as they were ordered.
   */
  lines: {
    id: number;
    name: string;
    image_full_url: string | null;
    quantity: number;
    total: number;
    choices: string[];
  }[];
}
/**
 * A number of loyalty points to convert into wallet money.
 */
export interface PointTransfer {
  point: number;
}
/**
 * A participant of a conversation.
 */
export interface ChatUser {
  id: number;
  f_name: string;
  l_name?: string | null;
  phone?: string | null;
  email?: string | null;
  image_full_url?: string | null;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * A conversation between the customer and a partner.
 */
export interface Conversation {
  id: number;
  sender_id?: number;
  sender_type?: string;
  receiver_id?: number;
  receiver_type: 'customer' | 'vendor' | 'delivery_man' | 'admin';
  unread_message_count?: number;
  last_message_id?: number | null;
  /**
   * Date and time.
   */
  last_message_time?: string | null;
  sender?: ChatUser | null;
  receiver?: ChatUser | null;
  last_message?: Message | null;
  /**
   * Whether the customer can send messages. A courier can be reached only while delivering one of the customer's orders.
   */
  can_send?: 0 | 1;
  /**
   * The order that this courier is delivering.
   */
  order_id?: number | null;
  /**
   * The newest message that matches a search.
   */
  found_message?: Message | null;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * A message of a conversation.
 */
export interface Message {
  id: number;
  conversation_id: number;
  sender_id: number;
  sender_type?: 'customer' | 'vendor' | 'delivery_man' | 'admin';
  /**
   * The idempotency key that the sender has set.
   */
  client_message_id?: string | null;
  message?: string | null;
  file_full_url?: string[];
  is_seen?: 0 | 1;
  order_id?: number | null;
  order?: {
    [k: string]: unknown;
  } | null;
  /**
   * Date and time.
   */
  created_at: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * A message to send (multipart, at most 3 pictures).
 */
export interface SendMessage {
  /**
   * The idempotency key. The client creates one for each message.
   */
  client_message_id?: string;
  message?: string | null;
  receiver_type: 'vendor' | 'delivery_man' | 'admin';
  receiver_id?: number | null;
  conversation_id?: number | null;
  order_id?: number | null;
  offset?: number;
  limit?: number;
  /**
   * @maxItems 3
   */
  image?: string[];
}
/**
 * Which messages the customer has read.
 */
export interface MessagesRead {
  conversation_id: number;
  /**
   * The id of the newest message that was read.
   */
  up_to_id: number;
}
/**
 * The numbers of unread messages and notifications.
 */
export interface InboxEvent {
  /**
   * Increases with every new or read message or notification.
   */
  version: number;
  unread_messages: number;
  unread_notifications: number;
}
/**
 * A suggested message to support.
 */
export interface AutomatedMessage {
  id: number;
  message: string;
}
/**
 * The shop's key, with which an operator signs in.
 */
export interface OperatorKey {
  key: string;
}
/**
 * The credentials of an account of the console.
 */
export interface OperatorSignIn {
  email: string;
  password: string;
}
/**
 * What the sign-in of the console asks for first.
 */
export interface OperatorSignInStart {
  /**
   * False until the first account is added. Until then only the shop's key opens the console.
   */
  has_accounts: boolean;
}
/**
 * The signed-in operator. Name and email are null for the shop's key.
 */
export interface OperatorSelf {
  name: string | null;
  email: string | null;
  role: 'owner' | 'manager' | 'support' | 'store';
  /**
   * The only store that an operator with the role `store` sees.
   */
  store_id: number | null;
  store: string | null;
}
/**
 * A new password of at least 12 characters. All other sessions of the account end.
 */
export interface OperatorPasswordChange {
  old_password: string;
  password: string;
}
/**
 * The operator's own passkeys, the newest first.
 */
export interface OperatorPasskeys {
  passkeys: Passkey[];
}
/**
 * The operator's current password, so that an open session alone can't add a passkey.
 */
export interface OperatorPasskeyStart {
  password: string;
}
/**
 * A new passkey and its name. Without a name the browser and the system name it.
 */
export interface OperatorPasskeyForm {
  name?: string | null;
  credential: PasskeyCredential;
}
/**
 * The accounts, active ones first, and the stores to choose from.
 */
export interface OperatorAccounts {
  operators: OperatorAccount[];
  stores: OperatorStoreName[];
}
/**
 * An account of the console.
 */
export interface OperatorAccount {
  id: number;
  name: string;
  email: string;
  role: 'owner' | 'manager' | 'support' | 'store';
  store_id: number | null;
  store: string | null;
  /**
   * False if the account is blocked.
   */
  is_active: boolean;
  /**
   * False until the operator has used the first sign-in link.
   */
  has_password: boolean;
  has_passkey: boolean;
}
/**
 * A store that an account can belong to.
 */
export interface OperatorStoreName {
  id: number;
  name: string;
}
/**
 * A new account, or all fields of a changed one.
 */
export interface OperatorAccountForm {
  name: string;
  email: string;
  role: 'owner' | 'manager' | 'support' | 'store';
  /**
   * Required for the role `store`. Ignored for all other roles.
   */
  store_id?: number | null;
  is_active?: boolean;
  /**
   * At least 12 characters. Null keeps the current password. A new account without one can sign in only with a link.
   */
  password?: string | null;
}
/**
 * A sign-in link. The server stores only a hash of its token, so this response is the only one with it.
 */
export interface OperatorLink {
  /**
   * The token is in its fragment.
   */
  url: string;
  expires_at: string;
}
/**
 * The token of a sign-in link.
 */
export interface OperatorLinkToken {
  token: string;
}
/**
 * The account of a valid sign-in link.
 */
export interface OperatorLinkAccount {
  name: string;
  email: string;
}
/**
 * The token of a sign-in link and a new password of at least 12 characters.
 */
export interface OperatorLinkUse {
  token: string;
  password: string;
}
/**
 * A changed field. Without `old` and `new` its values are private and not logged.
 */
export interface OperatorLogChange {
  field: string;
  old?: string | number | boolean | null;
  new?: string | number | boolean | null;
}
/**
 * One write of an operator. It has no secrets and no customers' personal data.
 */
export interface OperatorLogEntry {
  id: number;
  created_at: string;
  /**
   * Null for the shop's key.
   */
  operator_id: number | null;
  /**
   * The operator's name at that time. Null for the shop's key.
   */
  operator: string | null;
  role: 'owner' | 'manager' | 'support' | 'store';
  action: OperatorLogAction;
  object: OperatorLogObject;
  object_id: number | null;
  /**
   * The present name of the account, market, category, store or item, if it still exists.
   */
  object_name: string | null;
  changes: OperatorLogChange[];
  /**
   * The id of the request in the server's log.
   */
  request_id: string;
}
/**
 * An operator who has entries in the log, also if the account was removed.
 */
export interface OperatorLogPerson {
  id: number;
  name: string;
}
/**
 * The settings, and other data of the operator's page.
 */
export interface OperatorSwitches {
  switches: OperatorSwitch[];
}
/**
 * A setting of the configuration.
 */
export interface OperatorSwitch {
  name: string;
  /**
   * The value that applies in this browser.
   */
  value: string | number | boolean | null;
  /**
   * The value for everyone else.
   */
  shop_value: string | number | boolean | null;
  /**
   * The value that the setting has if no operator changes it.
   */
  usual_value: string | number | boolean | null;
}
/**
 * The shop's tax rate, and everything that has a rate of its own.
 */
export interface OperatorTaxes {
  /**
   * The shop's rate. It is set by the setting `tax_percent`.
   */
  shop_percent: number;
  rates: OperatorTaxRate[];
}
/**
 * A module, a store, a category, or an item that has a rate of its own.
 */
export interface OperatorTaxRate {
  kind: 'module' | 'store' | 'category' | 'item';
  id: number;
  name: string;
  module_id: number;
  /**
   * Its own rate. Null if it has none.
   */
  tax_percent: number | null;
  /**
   * The rate that applies if it has none of its own. Null if that depends on the store.
   */
  inherited_percent: number | null;
}
/**
 * The new rate in percent, with at most two decimals; null clears it.
 */
export interface OperatorTaxChange {
  tax_percent: number | null;
}
/**
 * New values, by the name of the setting.
 */
export interface OperatorSwitchChange {
  scope: 'browser' | 'everybody';
  values: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * All registrations, newest first.
 */
export interface OperatorRegistrations {
  registrations: OperatorRegistration[];
}
/**
 * The registration of a store or a courier.
 */
export interface OperatorRegistration {
  id: number;
  kind: 'store' | 'courier';
  state: 'pending' | 'approved' | 'refused';
  name: string;
  store_name?: string | null;
  address?: string | null;
  email: string;
  phone: string;
  zone: string;
  module?: string | null;
  plan?: string | null;
  /**
   * The courier's vehicle.
   */
  vehicle?: string | null;
  /**
   * True if the courier is paid per delivery. False if paid per month.
   */
  is_freelancer?: boolean | null;
  /**
   * The type of document whose number is in `papers`; for stores the tax number.
   */
  identity_type?: string | null;
  papers?: string | null;
  repeats?: number | null;
  answer?: string | null;
  created_at: string;
  documents: string[];
}
/**
 * The decision, with the reason.
 */
export interface OperatorRegistrationDecision {
  decision: 'approved' | 'refused';
  reason?: string | null;
}
/**
 * Unanswered conversations first, then the newest.
 */
export interface OperatorConversations {
  conversations: OperatorConversation[];
}
/**
 * Messages to a store, a courier or support, with the replies.
 */
export interface OperatorConversation {
  id: number;
  kind: 'store' | 'courier' | 'support';
  /**
   * The name of the store or the courier.
   */
  partner?: string | null;
  customer: string;
  phone?: string | null;
  is_waiting: 0 | 1;
  /**
   * The last messages, oldest first.
   */
  messages: OperatorMessage[];
}
/**
 * One message.
 */
export interface OperatorMessage {
  id: number;
  is_from_customer: 0 | 1;
  message: string;
  images: string[];
  created_at: string;
}
/**
 * The operator's reply to the customer.
 */
export interface OperatorAnswer {
  message: string;
}
/**
 * Open entries first, then the newest.
 */
export interface OperatorOrders {
  orders: OperatorOrder[];
}
/**
 * An order and the decisions that are possible for it.
 */
export interface OperatorOrder {
  id: number;
  status: string;
  type: 'delivery' | 'take_away' | 'parcel';
  store?: string | null;
  contact_name: string;
  contact_phone: string;
  address?: string | null;
  total: number;
  payment_method: string;
  payment_status: string;
  /**
   * The payment method for the amount that the wallet doesn't cover.
   */
  rest_payment_method?: string | null;
  /**
   * The paid amount, without refunds.
   */
  paid_amount?: number;
  /**
   * The amount that the shop has to pay back to a guest by hand, because no online payment can return it.
   */
  refund_owed?: number;
  lines: string[];
  note?: string | null;
  delivery_instruction?: string | null;
  cutlery?: boolean;
  schedule_at?: string | null;
  created_at: string;
  prescription: string[];
  /**
   * The customer's details of the offline payment.
   */
  transfer?: OperatorTransfer | null;
  /**
   * What has to happen before the order can be confirmed.
   */
  waits_for?: ('transfer' | 'prescription' | 'payment' | 'other_prescription' | 'price')[];
  /**
   * Why the prescription was rejected.
   */
  prescription_answer?: string | null;
  /**
   * The customer's refund request, with pictures.
   */
  refund?: {
    reason: string;
    /**
     * The items with a problem.
     */
    lines?: {
      name: string;
      quantity: number;
      problem: 'missing' | 'wrong' | 'damaged';
    }[];
    note?: string | null;
    images: string[];
    /**
     * Why the refund was refused.
     */
    answer?: string | null;
  } | null;
  cancellation_reason?: string | null;
  /**
   * The items of the pharmacy, to choose from for an unpriced prescription.
   */
  shelf?: {
    id: number;
    /**
     * The variation. Null if the item has only one.
     */
    variation?: string | null;
    name: string;
    price: number;
  }[];
  decisions: (
    | 'confirmed'
    | 'accepted'
    | 'processing'
    | 'handover'
    | 'picked_up'
    | 'delivered'
    | 'returned'
    | 'refunded'
    | 'refund_request_canceled'
    | 'canceled'
    | 'failed'
    | 'payment_received'
    | 'payment_missing'
    | 'refund_paid'
    | 'prescription_approved'
    | 'prescription_priced'
    | 'prescription_rejected'
  )[];
}
/**
 * The customer's details of an offline payment, to compare with the shop's bank account.
 */
export interface OperatorTransfer {
  method: string;
  answers: {
    label: string;
    value: string;
  }[];
  note?: string | null;
}
/**
 * The decision about an order, with the reason.
 */
export interface OperatorOrderDecision {
  decision:
    | 'confirmed'
    | 'accepted'
    | 'processing'
    | 'handover'
    | 'picked_up'
    | 'delivered'
    | 'returned'
    | 'refunded'
    | 'refund_request_canceled'
    | 'canceled'
    | 'failed'
    | 'payment_received'
    | 'payment_missing'
    | 'refund_paid'
    | 'prescription_approved'
    | 'prescription_priced'
    | 'prescription_rejected';
  reason?: string | null;
  /**
   * For the decision `prescription_priced`: the items that the pharmacist has chosen.
   *
   * @maxItems 50
   */
  goods?: {
    item_id: number;
    variation?: string | null;
    quantity: number;
  }[];
}
/**
 * The active items of the account's store, by category.
 */
export interface OperatorStoreGoods {
  goods: OperatorStoreGood[];
}
/**
 * An item. If it has variations, only their stock counts.
 */
export interface OperatorStoreGood {
  id: number;
  name: string;
  category: string | null;
  image: string | null;
  /**
   * Null if the stock isn't counted.
   */
  stock: number | null;
  variations: {
    /**
     * Identifies the variation in every language.
     */
    key: string;
    name: string;
    stock: number | null;
  }[];
}
/**
 * A new stock of an item or of one variation. Zero if sold out. Null if the stock isn't counted.
 */
export interface OperatorStock {
  stock: number | null;
  variation?: string | null;
}
/**
 * Whether the account's store takes orders, and its weekly hours. Times are in the city's time zone.
 */
export interface OperatorStoreOpening {
  store_id: number;
  is_open: boolean;
  opens_at: string | null;
  /**
   * Null if it never closes.
   */
  closes_at: string | null;
  /**
   * The end of the pause. Null without one.
   */
  closed_until: string | null;
  hours: OperatorWeek;
}
/**
 * The weekly hours of a store.
 */
export interface OperatorStoreHours {
  id: number;
  name: string;
  hours: OperatorWeek;
}
/**
 * The active stores, at most 1,000.
 */
export interface OperatorStoreHoursList {
  stores: OperatorStoreHours[];
}
/**
 * The new weekly hours. They replace the old ones.
 */
export interface OperatorHoursChange {
  hours: OperatorWeek;
}
/**
 * The number of minutes for which the store takes no orders. Null if it takes orders again.
 */
export interface OperatorStorePause {
  minutes: 30 | 60 | 120 | 240 | 1440 | null;
}
/**
 * Open entries first, then the newest.
 */
export interface OperatorTrips {
  trips: OperatorTrip[];
}
/**
 * A trip and the decisions that are possible for it.
 */
export interface OperatorTrip {
  id: number;
  status: string;
  provider: string;
  contact_name: string;
  contact_phone: string;
  pickup?: string | null;
  destination?: string | null;
  pickup_at: string;
  total: number;
  payment_method: string;
  payment_status: string;
  vehicles: string[];
  /**
   * The amount that the shop has to pay back to a guest by hand, because no online payment can return it.
   */
  refund_owed?: number;
  note?: string | null;
  /**
   * The customer's details of the offline payment.
   */
  transfer?: OperatorTransfer | null;
  cancellation_reason?: string | null;
  created_at: string;
  decisions: (
    | 'confirmed'
    | 'ongoing'
    | 'completed'
    | 'canceled'
    | 'payment_received'
    | 'payment_missing'
    | 'refund_paid'
  )[];
}
/**
 * The decision about a trip, with the reason.
 */
export interface OperatorTripDecision {
  decision:
    | 'confirmed'
    | 'ongoing'
    | 'completed'
    | 'canceled'
    | 'payment_received'
    | 'payment_missing'
    | 'refund_paid';
  reason?: string | null;
}
/**
 * The contact of a guest. The app stores it on the device and sends it with the order.
 */
export interface GuestContactInfo {
  contact_person_name?: string;
  contact_person_number?: string;
  contact_person_email?: string | null;
  house?: string | null;
  floor?: string | null;
  road?: string | null;
  address?: string;
}
/**
 * A cart line in the request for an order. Optional, because the server uses the stored cart.
 */
export interface OrderCartLine {
  item_id?: number;
  item_campaign_id?: number | null;
  model?: 'Item' | 'ItemCampaign';
  price: number;
  quantity: number;
  variant?: string | null;
  variation?: VariationInput;
  add_on_ids?: number[];
  add_on_qtys?: number[];
  add_ons?: AddOn[];
}
/**
 * The contact and address of an order or of a parcel's receiver.
 */
export interface ContactAddress {
  contact_person_name?: string;
  contact_person_number?: string;
  contact_person_email?: string | null;
  address?: string;
  house?: string | null;
  floor?: string | null;
  road?: string | null;
  address_type?: string;
  latitude?: number | string;
  longitude?: number | string;
  zone_id?: number;
  additional_address?: string | null;
}
/**
 * The order that was placed.
 */
export interface PlaceOrderResult {
  message: string;
  order_id: number;
  total_ammount?: number;
  total_amount?: number;
  /**
   * Date and time.
   */
  created_at?: string;
  user_id?: number | null;
  redirect_link?: string | null;
  order_status?: OrderStatus;
  payment_status?: 'paid' | 'unpaid' | 'partially_paid';
}
/**
 * Why the order was not placed, and the order as it is possible now.
 */
export interface PlaceOrderRefusal {
  errors: Error[];
  /**
   * The same reasons with their fields. `total_changed`: the accepted total is outdated. `split_changed`: the wallet or the coupon pays another amount.
   */
  problems?: OrderProblem[];
  quote?: OrderQuote | null;
  parcel_quote?: ParcelQuote | null;
}
/**
 * Why an order or its coupon can't be accepted as requested.
 */
export interface OrderProblem {
  code: string;
  message: string;
  /**
   * The section of the checkout where the customer can fix it.
   */
  field:
    | 'cart'
    | 'order_type'
    | 'address'
    | 'contact'
    | 'schedule'
    | 'payment'
    | 'coupon'
    | 'prescription'
    | 'category'
    | 'sender'
    | 'receiver'
    | 'prohibited'
    | 'total';
  /**
   * The amount by which the minimum order is missed, or by which the wallet's balance is too low.
   */
  missing?: number;
  /**
   * The order that was already placed with these items, or that waits for payment.
   */
  order_id?: number;
}
/**
 * The price of an order with all its parts, and its problems.
 */
export interface OrderQuote {
  store_id: number | null;
  items_amount: number;
  coupon_code: string | null;
  coupon_discount_amount: number;
  coupon_refusal: OrderProblem | null;
  /**
   * Kilometres by road; null without delivery.
   */
  distance: number | null;
  /**
   * True if there is no route, so that the distance is a straight line.
   */
  is_distance_estimated: 0 | 1;
  /**
   * The delivery fee. Null if it needs a place and none is chosen.
   */
  delivery_charge: number | null;
  /**
   * The rules that make up the delivery fee. Their amounts add up to it.
   */
  delivery_reasons: DeliveryReason[];
  tax_amount: number;
  /**
   * The highest tax rate in the cart. `taxes` has all rates.
   */
  tax_percent: number;
  /**
   * One part per tax rate, the highest first. The parts add up to `tax_amount`. Empty without items.
   */
  taxes: TaxPart[];
  tax_included: 0 | 1;
  dm_tips: number;
  /**
   * The total. Null while the delivery fee is unknown.
   */
  total_amount: number | null;
  /**
   * The largest total that can be paid in cash. Null if unlimited.
   */
  cash_on_delivery_limit: number | null;
  /**
   * The wallet's balance. Null if the customer has no wallet.
   */
  wallet_balance: number | null;
  /**
   * The amount that the wallet pays.
   */
  wallet_amount: number;
  /**
   * The amount to pay with the requested method.
   */
  due_amount: number | null;
  /**
   * The cashback that is paid after delivery.
   */
  cashback_amount: number;
  needs_prescription: 0 | 1;
  is_store_open: 0 | 1;
  can_schedule: 0 | 1;
  problems: OrderProblem[];
}
/**
 * One rule of the delivery fee, with its amount.
 */
export interface DeliveryReason {
  rule:
    | 'take_away'
    | 'coupon'
    | 'self_delivery'
    | 'all_stores'
    | 'over_amount'
    | 'fixed'
    | 'distance'
    | 'minimum'
    | 'maximum'
    | 'zone'
    | 'surge';
  amount: number;
  kilometres?: number;
  percent?: number;
}
/**
 * The items of one tax rate and their tax. Only items are taxed (with options and add-ons, after all discounts and their share of the coupon). Delivery, tip, packaging and additional charge are not. `tax_included` 1: tax = amount × percent / (100 + percent); otherwise amount × percent / 100. Each part is rounded half up, once.
 */
export interface TaxPart {
  percent: number;
  /**
   * The price of these items, after their share of the coupon.
   */
  goods_amount: number;
  tax_amount: number;
  /**
   * The levels at which the rate is set.
   */
  sources: ('item' | 'category' | 'store' | 'module' | 'shop')[];
}
/**
 * A parcel's price with all its parts, and its problems.
 */
export interface ParcelQuote {
  /**
   * The road distance in kilometres. Null until both places are known.
   */
  distance: number | null;
  is_distance_estimated: 0 | 1;
  /**
   * The delivery fee. Null if there is no route between the two places.
   */
  delivery_charge: number | null;
  delivery_reasons: DeliveryReason[];
  dm_tips: number;
  /**
   * The total. Null while the delivery fee is unknown.
   */
  total_amount: number | null;
  cash_on_delivery_limit: number | null;
  wallet_balance: number | null;
  wallet_amount: number;
  due_amount: number | null;
  /**
   * Minutes until a parcel sent now arrives, such as "25-40". Null if there is no route.
   */
  delivery_time: string | null;
  problems: OrderProblem[];
}
/**
 * The delivery slots of a store.
 */
export interface OrderSlots {
  interval_minutes: number;
  days: {
    /**
     * The day in the local time of the store's city, such as 2026-05-12.
     */
    date: string;
    slots: {
      /**
       * The start of the slot, to send as `schedule_at` of the order.
       */
      schedule_at: string;
      /**
       * Date and time.
       */
      ends_at: string;
    }[];
  }[];
}
/**
 * A payment of an order.
 */
export interface OrderPayment {
  id?: number;
  order_id?: number;
  amount?: number;
  payment_status?: string;
  payment_method?: string;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * The new payment method of an unpaid order.
 */
export interface PaymentMethodChange {
  order_id: number;
  guest_id?: string | null;
  payment_method?: PaymentMethod;
  /**
   * The gateway of a digital payment: one of `active_payment_method_list`.
   */
  payment_gateway?: string | null;
  /**
   * The app's page to which the gateway redirects, as for placing an order.
   */
  callback?: string | null;
  /**
   * The details of an offline payment. They are the same as in `PUT /customer/order/offline-payment`.
   */
  offline_payment?: {
    method_id: number;
    /**
     * The method's fields, by their `input_name`.
     */
    answers: {
      [k: string]: string;
    };
  };
  partial_payment?: 0 | 1;
  /**
   * The amount from the wallet that the customer has accepted. A different amount is rejected (409, `split_changed`).
   */
  wallet_amount?: number;
  /**
   * The amount that the customer has accepted to pay by the method. If the wallet pays a part, both amounts are required. A different amount is rejected (409, `split_changed`).
   */
  due_amount?: number;
}
/**
 * Why nothing was paid, and the current split.
 */
export interface PaymentSplitRefusal {
  errors: Error[];
  /**
   * The amount that the wallet would pay now.
   */
  wallet_amount?: number;
  /**
   * The amount that the method would pay now.
   */
  due_amount?: number;
}
/**
 * The details of an offline payment.
 */
export interface OfflinePaymentInfo {
  order_id: number;
  method_id: number;
  customer_note?: string | null;
  guest_id?: string | null;
  [k: string]: unknown;
}
/**
 * What the customer has chosen for the order.
 */
export interface OrderQuoteRequest {
  order_type: 'delivery' | 'take_away' | 'schedule_order';
  latitude?: number;
  longitude?: number;
  coupon_code?: string | null;
  dm_tips?: number;
  is_buy_now?: 0 | 1;
  /**
   * With `is_buy_now`: the single line to order. The stored cart does not change.
   *
   * @maxItems 50
   */
  cart?: OrderCartLine[];
  /**
   * The pharmacy of an order by prescription. Stored cart and `cart` are then ignored.
   */
  prescription_store_id?: number;
  /**
   * Date and time; if absent, as soon as possible.
   */
  schedule_at?: string | null;
  payment_method?: PaymentMethod;
  payment_gateway?: string | null;
  partial_payment?: 0 | 1;
  guest_id?: string | null;
}
/**
 * The tax of an order before it is placed.
 */
export interface TaxResult {
  tax_amount: number;
  tax_included?: 0 | 1 | null;
  tax_status?: string;
  /**
   * One part per tax rate, the highest first. The parts add up to `tax_amount`. Empty without items.
   */
  taxes?: TaxPart[];
}
/**
 * The request for a zone's surcharge at a time.
 */
export interface SurgePriceRequest {
  zone_id: unknown;
  module_id: unknown;
  /**
   * Date and time.
   */
  date_time: string;
  guest_id?: string | null;
}
/**
 * The surcharge at a time. The client specifications show no formula. Proposed here is a percentage of the delivery fee, or an amount.
 */
export interface SurgePrice {
  title?: string | null;
  customer_note?: string | null;
  customer_note_status?: 0 | 1;
  price?: number;
  price_type?: 'percent' | 'amount';
}
/**
 * A review of the courier.
 */
export interface DeliveryManReviewSubmit {
  delivery_man_id: number;
  order_id: number;
  rating: number;
  comment?: string | null;
}
/**
 * The courier of an order.
 */
export interface DeliveryMan {
  id: number;
  f_name: string;
  l_name?: string;
  phone?: string;
  email?: string | null;
  image_full_url?: string | null;
  zone_id?: number;
  active?: 0 | 1;
  available?: 0 | 1;
  avg_rating?: number;
  rating_count?: number;
  lat?: number | string;
  lng?: number | string;
  location?: string | null;
}
/**
 * The cancellation or return of a parcel.
 */
export interface ParcelCancellation {
  id?: number;
  order_id?: number;
  reason?: string[];
  cancel_by?: string;
  note?: string | null;
  return_otp?: string | null;
  return_fee?: number;
  return_fee_payment_status?: string | null;
  /**
   * Date and time.
   */
  return_date?: string | null;
  dm_penalty_fee?: number;
  before_pickup?: 0 | 1;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * The refund request of an order.
 */
export interface Refund {
  id?: number;
  order_id?: number;
  image_full_url?: string[];
  customer_reason?: string;
  customer_note?: string | null;
  admin_note?: string | null;
  status?: 'requested' | 'approved' | 'refused';
  /**
   * The requested or refunded amount.
   */
  amount?: number;
  /**
   * The tax included in `amount`.
   */
  tax_amount?: number;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * The lines with a problem.
   */
  items?: RefundItem[];
}
/**
 * A line of the order, and what is wrong with it.
 */
export interface RefundItem {
  order_detail_id: number;
  problem: 'missing' | 'wrong' | 'damaged';
}
/**
 * An order.
 */
export interface Order {
  id: number;
  user_id?: number | null;
  order_amount: number;
  coupon_discount_amount?: number;
  coupon_discount_title?: string | null;
  payment_status: 'paid' | 'unpaid' | 'partially_paid';
  order_status: OrderStatus;
  total_tax_amount?: number;
  /**
   * One part per tax rate, the highest first. The parts add up to `total_tax_amount`. Empty for orders that were placed before parts were stored.
   */
  taxes?: TaxPart[];
  payment_method: PaymentMethod;
  prescription?: PrescriptionState | null;
  /**
   * The state of the price of an order by prescription. Null for all other orders.
   */
  price_offer?: 'asked' | 'offered' | 'accepted' | null;
  /**
   * The gateway of a digital payment.
   */
  payment_gateway?: string | null;
  /**
   * The operator's decision on the offline payment. Null if the customer has not sent its details.
   */
  offline_payment_status?: 'pending' | 'verified' | 'denied' | null;
  coupon_code?: string | null;
  order_note?: string | null;
  order_type: OrderType;
  /**
   * Date and time.
   */
  created_at: string;
  /**
   * Date and time.
   */
  updated_at?: string;
  delivery_charge?: number;
  /**
   * Date and time.
   */
  schedule_at?: string | null;
  otp?: string | null;
  /**
   * Date and time.
   */
  pending?: string | null;
  /**
   * Date and time.
   */
  accepted?: string | null;
  /**
   * Date and time.
   */
  confirmed?: string | null;
  /**
   * Date and time.
   */
  processing?: string | null;
  /**
   * Date and time.
   */
  handover?: string | null;
  /**
   * Date and time.
   */
  picked_up?: string | null;
  /**
   * Date and time.
   */
  delivered?: string | null;
  /**
   * Date and time.
   */
  canceled?: string | null;
  /**
   * Date and time.
   */
  failed?: string | null;
  /**
   * Date and time.
   */
  refund_requested?: string | null;
  /**
   * Date and time.
   */
  refund_request_canceled?: string | null;
  /**
   * Date and time.
   */
  refunded?: string | null;
  /**
   * Date and time.
   */
  returned?: string | null;
  scheduled?: 0 | 1;
  store_discount_amount?: number;
  /**
   * The number of lines.
   */
  details_count?: number;
  /**
   * The number of pieces in all lines.
   */
  items_count?: number;
  /**
   * The names of the first four items.
   */
  item_names?: string[];
  order_attachment_full_url?: string[];
  charge_payer?: string | null;
  module_type?: ModuleType;
  delivery_man?: DeliveryMan | null;
  store?: Store | null;
  delivery_address?: ContactAddress | null;
  receiver_details?: ContactAddress | null;
  parcel_category?: ParcelCategory | null;
  dm_tips?: number;
  refund_cancellation_note?: string | null;
  refund_customer_note?: string | null;
  refund?: Refund | null;
  prescription_order?: boolean;
  tax_status?: 'included' | 'excluded';
  cancellation_reason?: string | null;
  cancellation_note?: string | null;
  processing_time?: number | null;
  cutlery?: boolean;
  unavailable_item_note?: string | null;
  delivery_instruction?: string | null;
  additional_charge?: number;
  partially_paid_amount?: number;
  payments?: OrderPayment[];
  order_proof_full_url?: string[];
  offline_payment?: {
    [k: string]: unknown;
  } | null;
  flash_admin_discount_amount?: number;
  flash_store_discount_amount?: number;
  extra_packaging_amount?: number;
  ref_bonus_amount?: number;
  /**
   * The token in the URL of the receiver's page. Only the sender gets it.
   */
  receiver_link_token?: string | null;
  /**
   * The fee for the return. It is included in the total.
   */
  parcel_return_fee?: number;
  parcel_cancellation?: ParcelCancellation | null;
  bring_change_amount?: number;
  reviews?: Review[];
  module_id?: number;
  store_id?: number | null;
  surge_price?: number;
  is_guest?: boolean;
  /**
   * The statuses of an order without problems, in their order.
   */
  usual_way?: OrderStatus[];
  /**
   * The amount refunded so far.
   */
  refunded_amount?: number;
  /**
   * The tax included in `refunded_amount`.
   */
  refunded_tax_amount?: number;
  /**
   * The price of the items before coupon, tax and delivery.
   */
  items_amount?: number;
  /**
   * The length of the route in kilometres.
   */
  distance?: number | null;
  /**
   * The rules that made up the delivery fee. Null if they were not stored.
   */
  delivery_reasons?: DeliveryReason[] | null;
  /**
   * Who cancelled the order: customer, deliveryman, store or admin.
   */
  cancelled_by?: string | null;
  /**
   * When the active order should arrive or be ready.
   */
  expected_at?: string | null;
  /**
   * Increases with every change. The events of the stream have this version as their id, or a larger one.
   */
  version?: number;
  actions?: OrderActions;
}
/**
 * The state of the prescription.
 */
export interface PrescriptionState {
  status: 'waiting' | 'approved' | 'rejected';
  /**
   * Why the prescription was rejected.
   */
  reason: string | null;
}
/**
 * A parcel category and its price.
 */
export interface ParcelCategory {
  id: number;
  image_full_url?: string | null;
  name: string;
  description?: string | null;
  parcel_per_km_shipping_charge?: number | null;
  parcel_minimum_shipping_charge?: number | null;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
  /**
   * The maximum weight in kilograms.
   */
  parcel_maximum_weight?: number | null;
  /**
   * The maximum length of the longest side, in centimetres.
   */
  parcel_maximum_size?: number | null;
}
/**
 * What the customer can do with the order.
 */
export interface OrderActions {
  can_cancel: boolean;
  /**
   * The refund that a cancellation would give now. Cancelling costs nothing.
   */
  cancel_refund: number;
  can_pay: boolean;
  /**
   * The largest due amount that can be paid in cash. Null if unlimited.
   */
  cash_on_delivery_limit: number | null;
  can_send_prescription: boolean;
  /**
   * True if the pharmacy has priced the prescription and waits for the customer's acceptance.
   */
  can_accept_price: boolean;
  /**
   * Date and time until which a refund can be requested.
   */
  refund_until: string | null;
  /**
   * Date and time until which it can be reviewed.
   */
  review_until: string | null;
  can_reorder: boolean;
  /**
   * Whether a picked-up parcel can be returned.
   */
  can_return: boolean;
  /**
   * The fee for returning the parcel.
   */
  return_fee: number;
}
/**
 * A line of a placed order.
 */
export interface OrderDetail {
  id: number;
  item_id?: number | null;
  item_campaign_id?: number | null;
  order_id: number;
  price: number;
  item_details: Item;
  variation?: VariationInput;
  add_ons?: OrderedAddOn[];
  discount_on_item?: number;
  discount_type?: string | null;
  quantity: number;
  tax_amount?: number;
  /**
   * The tax rate of the line in percent. Null for orders that were placed before rates were stored.
   */
  tax_percent?: number | null;
  variant?: string | null;
  total_add_on_price?: number;
  image_full_url?: string | null;
  is_guest?: 0 | 1;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
  /**
   * The price of the line with its add-ons.
   */
  total?: number;
  /**
   * The rules that made up the price. Their amounts add up to the total. Null if they were not stored.
   */
  price_reasons?: LineReason[] | null;
  /**
   * What to do if the item was unavailable.
   */
  if_unavailable?: 'replace' | 'remove' | 'call' | null;
  /**
   * The note to the kitchen. Only the customer who ordered can read it.
   */
  note?: string | null;
  /**
   * The friend for whom the line of a group order is. Only the customer who ordered can read it.
   */
  person?: string | null;
}
/**
 * An add-on of a placed line.
 */
export interface OrderedAddOn {
  name: string;
  price: number;
  quantity: number;
}
/**
 * One rule of a line's price, with its amount.
 */
export interface LineReason {
  rule:
    | 'base'
    | 'option'
    | 'quantity'
    | 'add_on'
    | 'store_discount'
    | 'flash_sale'
    | 'campaign'
    | 'item_discount';
  amount: number;
  /**
   * The chosen options and add-ons.
   */
  label?: string;
  quantity?: number;
  /**
   * The percentage of a discount. Null if the discount is an amount per piece.
   */
  percent?: number | null;
  /**
   * True if the discount was larger than the price, so it was reduced to the price.
   */
  is_capped?: boolean;
}
/**
 * A line of a past order, as it would be today.
 */
export interface ReorderLine {
  order_detail_id: number;
  /**
   * Null if the item no longer exists.
   */
  item_id: number | null;
  name: string;
  image_full_url?: string | null;
  /**
   * The quantity that was ordered.
   */
  quantity: number;
  /**
   * The quantity that is available. Zero if none is.
   */
  available_quantity: number;
  /**
   * The price that was paid for one piece with its options.
   */
  old_price: number;
  /**
   * The price of one piece today. Null if it is unavailable.
   */
  price: number | null;
  /**
   * Empty if nothing has changed. `gone`: no longer sold. `sold_out`, `fewer`: the stock is too small. `not_now`: not available at this time. `options`: the chosen options are no longer offered. `add_ons`: some add-ons are no longer offered and are omitted. `price`: the price has changed.
   */
  changes: ('gone' | 'sold_out' | 'fewer' | 'not_now' | 'options' | 'add_ons' | 'price')[];
}
/**
 * What ordering again would add to the cart.
 */
export interface ReorderPreview {
  order_id: number;
  module_id: number;
  store_id: number;
  store_name: string;
  store_open: 0 | 1;
  /**
   * When the closed store opens.
   */
  store_opens_at: string | null;
  /**
   * The store of the current cart, if it is not the order's store.
   */
  other_store: string | null;
  lines: ReorderLine[];
  /**
   * Identifies the lines as the preview showed them. Clients send it back to add them.
   */
  token: string;
}
/**
 * The request to add the available items of a past order to the cart.
 */
export interface ReorderRequest {
  order_id: number;
  /**
   * The token of the preview. The call is rejected if the lines have changed since.
   */
  token: string;
  /**
   * Empties the cart in the same step if it has items of another store.
   */
  clear_cart?: boolean;
  guest_id?: string | null;
}
/**
 * The request to cancel an order.
 */
export interface OrderCancel {
  order_id: number;
  /**
   * The text of one of the reasons, or of several.
   */
  reason?: string | string[];
  note?: string | null;
  guest_id?: string | null;
  order_status?: string;
}
/**
 * A reason for a cancellation.
 */
export interface CancellationReason {
  id: number;
  reason: string;
  user_type?: 'customer' | 'deliveryman' | 'store' | 'admin';
  cancellation_type?: string | null;
  status?: 0 | 1;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * The reasons for a refund.
 */
export interface RefundReasonList {
  refund_reasons: RefundReason[];
}
/**
 * A reason for a refund.
 */
export interface RefundReason {
  id: number;
  reason: string;
  status?: 0 | 1;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * New pictures or PDF documents of a prescription (multipart, at most 3).
 */
export interface PrescriptionAgain {
  order_id: number;
  guest_id?: string | null;
  /**
   * @maxItems 3
   */
  order_attachment?: string[];
}
/**
 * The customer's acceptance of a price.
 */
export interface PriceAccepted {
  order_id: number;
  order_amount: number;
  /**
   * True if the customer pays before the items are prepared, instead of in cash on delivery. The order then waits for the payment, see `can_pay`.
   */
  pays_now?: 0 | 1;
  guest_id?: string | null;
}
/**
 * The request for a refund (multipart, at most 3 pictures).
 */
export interface RefundRequest {
  order_id: number;
  customer_reason: string;
  customer_note?: string | null;
  /**
   * The lines with a problem.
   *
   * @maxItems 100
   */
  items?: RefundItem[];
  /**
   * @maxItems 3
   */
  image?: string[];
  refund_method?: string | null;
}
/**
 * An event about an order.
 */
export interface OrderEvent {
  order_id: number;
  order_status: OrderStatus;
  delivery_man?: DeliveryMan | null;
  /**
   * Date and time.
   */
  at: string;
  /**
   * When the order should arrive or be ready.
   */
  expected_at?: string | null;
  /**
   * The version of the order.
   */
  version?: number;
}
/**
 * An instruction to choose from for a parcel.
 */
export interface ParcelInstruction {
  id: number;
  instruction: string;
  status?: 0 | 1;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * A parcel to price. Unknown fields are ignored.
 */
export interface ParcelQuoteRequest {
  parcel_category_id?: number;
  /**
   * The latitude of the pickup address.
   */
  latitude?: number;
  longitude?: number;
  /**
   * The latitude of the drop-off address.
   */
  receiver_latitude?: number;
  receiver_longitude?: number;
  charge_payer?: 'sender' | 'receiver';
  dm_tips?: number;
  /**
   * Date and time; if absent, as soon as possible.
   */
  schedule_at?: string | null;
  payment_method?: PaymentMethod;
  partial_payment?: 0 | 1;
  guest_id?: string | null;
}
/**
 * A parcel as its receiver sees it.
 */
export interface ReceivedParcel {
  order_id: number;
  order_status: OrderStatus;
  usual_way: string[];
  parcel_category: ParcelCategory;
  /**
   * The code for the courier. Null after the delivery.
   */
  pin: string | null;
  /**
   * The amount that the receiver pays at the door.
   */
  due_amount: number;
  is_returning: 0 | 1;
  /**
   * Date and time.
   */
  expected_at: string | null;
  destination: ContactAddress;
  courier: DeliveryMan | null;
}
/**
 * The request to return a parcel.
 */
export interface ParcelReturn {
  order_id: number;
  return_otp?: string;
  order_status?: string;
  guest_id?: string | null;
  /**
   * One of the reasons for a return after the pickup, or free text.
   */
  reason?: string;
  note?: string | null;
  /**
   * The return fee that the customer has accepted.
   */
  accepted_fee?: number;
}
/**
 * The body of every error response.
 */
export interface ErrorResponse {
  errors: Error[];
  message?: string;
}
/**
 * The pickup place or the destination. The names `lat` and `lng` are those of `currentLatLng` in S1§3.
 */
export interface RentalLocation {
  location_name?: string;
  lat: number | string;
  lng: number | string;
}
/**
 * A vehicle in the trip cart.
 */
export interface RentalCartLine {
  id: number;
  quantity: number;
  vehicle: RentalVehicle;
  provider: Provider;
  provider_id?: number;
  user_id?: unknown;
  vehicle_id?: number;
  module_id?: number;
  is_guest?: boolean;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
  /**
   * Rate times quantity times duration, before discounts.
   */
  price?: number;
  /**
   * The discount of the vehicle or of the provider.
   */
  discount_amount?: number;
  /**
   * Whether the discount is the vehicle's or the provider's. Null if there is none.
   */
  discount_by?: 'vehicle' | 'provider' | null;
  /**
   * The line's price.
   */
  total_price?: number;
  /**
   * The number of vehicles that are free at the cart's time.
   */
  available_count?: number;
}
/**
 * A rental vehicle.
 */
export interface RentalVehicle {
  id: number;
  name: string;
  thumbnail_full_url?: string | null;
  new_tag?: 0 | 1;
  total_vehicle_count: number;
  total_vehicles?: number;
  total_reviews?: number;
  avg_rating?: number;
  seating_capacity?: number;
  type?: string;
  air_condition?: number;
  transmission_type?: string;
  fuel_type?: string;
  hourly_price?: number;
  distance_price?: number;
  day_wise_price?: number;
  discount_price: number;
  discount_type: DiscountType;
  trip_hourly: 0 | 1;
  trip_distance: 0 | 1;
  trip_day_wise: 0 | 1;
  provider: Provider;
  description?: string | null;
  images_full_url?: string[];
  documents_full_url?: string[];
  provider_id?: number;
  brand_id?: number;
  category_id?: number;
  model?: string | null;
  engine_capacity?: string | null;
  engine_power?: string | null;
  multiple_vehicles?: 0 | 1;
  tag?: string[];
  status?: 0 | 1;
  total_trip?: number;
  zone_id?: number;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
  slug?: string;
  brand?: VehicleBrand | null;
  category?: VehicleCategory | null;
  /**
   * The rental type with the lowest rate. Cards show it before a trip is known.
   */
  default_rental_type?: 'hourly' | 'day_wise' | 'distance_wise';
  /**
   * The rate of `default_type`.
   */
  default_price?: number;
  /**
   * The deposit, which is refunded when the vehicle is returned. Null if there is none, or if it is unknown.
   */
  deposit?: number | null;
  /**
   * The kilometres that are included per day. Null if unknown.
   */
  kilometres_per_day?: number | null;
  /**
   * The price of each kilometre above the included ones.
   */
  extra_kilometre_price?: number | null;
  /**
   * The minimum age of the driver in years, set by the vehicle or else by its provider.
   */
  minimum_age?: number | null;
  /**
   * The number of vehicles that are free at the requested time. Absent without a time.
   */
  available_count?: number;
  /**
   * The prices of the requested trip, by rental type. Absent without a duration or distance.
   */
  trip_prices?: RentalTripPrice[];
}
/**
 * A rental provider.
 */
export interface Provider {
  id: number;
  name: string;
  discount?: ProviderDiscount | null;
  tax?: number;
  pickup_zone_id?: number[];
  gst_status?: boolean;
  gst_code?: string | null;
  logo_full_url?: string | null;
  cover_photo_full_url?: string | null;
  slug?: string;
  phone?: string | null;
  email?: string | null;
  address?: string;
  latitude?: number | string;
  longitude?: number | string;
  zone_id?: number;
  avg_rating?: number;
  rating_count?: number;
  total_vehicles?: number;
  schedules?: StoreSchedule[];
  description?: string | null;
  total_trip?: number;
  /**
   * How full the tank must be when the vehicle is returned. Null if unknown.
   */
  fuel_rule?: 'full_to_full' | 'same_level' | 'included' | null;
  /**
   * What the insurance covers.
   */
  protection?: string | null;
  /**
   * The driver's minimum age in years.
   */
  minimum_age?: number | null;
  /**
   * Years for which the driver must have had a licence.
   */
  licence_years?: number | null;
  /**
   * 0 if the provider accepts no more trips.
   */
  status?: 0 | 1;
}
/**
 * A provider's discount.
 */
export interface ProviderDiscount {
  discount: number;
  max_discount: number;
  min_purchase: number;
  end_date?: string;
  end_time?: string;
  discount_type: DiscountType;
  id?: number;
  start_date?: string;
  start_time?: string;
  store_id?: number;
}
/**
 * A vehicle brand.
 */
export interface VehicleBrand {
  id: number;
  name: string;
  image_full_url?: string | null;
  vehicles_count?: number;
}
/**
 * A vehicle category.
 */
export interface VehicleCategory {
  id: number;
  name: string;
  image_full_url?: string | null;
  vehicles_count?: number;
}
/**
 * The price of a trip with one vehicle by this rental type.
 */
export interface RentalTripPrice {
  rental_type: 'hourly' | 'day_wise' | 'distance_wise';
  /**
   * Rate times duration, before discounts.
   */
  price: number;
  discount_amount: number;
  /**
   * Whether the discount is the vehicle's or the provider's. Null if there is none.
   */
  discount_by: 'vehicle' | 'provider' | null;
  total_price: number;
  /**
   * True for the lowest price of the list. If several are equal, for the first one.
   */
  is_cheapest: boolean;
}
/**
 * The trip of the cart.
 */
export interface RentalUserData {
  id: number;
  rental_type: RentalTypeLoose;
  estimated_hours?: number | null;
  estimated_days?: number | null;
  distance?: number | null;
  /**
   * Date and time.
   */
  pickup_time: string;
  trip_type?: RentalTypeLoose;
  user_id?: unknown;
  is_guest?: boolean;
  pickup_location?: RentalLocation;
  destination_location?: RentalLocation | null;
  destination_time?: number | null;
  /**
   * The provider's discount on all vehicles of the cart.
   */
  provider_discount?: number;
  /**
   * The price of all vehicles before discounts.
   */
  vehicles_amount?: number;
  total_cart_price?: number;
}
/**
 * The trip cart.
 */
export interface RentalCart {
  carts: RentalCartLine[];
  user_data: RentalUserData | null;
}
/**
 * A vehicle to add to the trip cart. `reset` empties a cart of another provider in the same request, which covers the client specifications' "Rental cart reset".
 */
export interface RentalCartAdd {
  vehicle_id: number;
  quantity: number;
  /**
   * Date and time.
   */
  pickup_time: string;
  rental_type: RentalTypeLoose;
  guest_id?: string | null;
  pickup_location?: RentalLocation;
  destination_location?: RentalLocation;
  estimated_hours?: number;
  destination_time?: number;
  distance?: number;
  reset?: boolean;
  /**
   * Returns the cart as it would be after all confirmations, without storing it. It excludes vehicles of another provider and those not available for this trip.
   */
  is_preview?: boolean;
}
/**
 * The new quantity of a vehicle in the trip cart.
 */
export interface RentalCartUpdate {
  cart_id: number;
  quantity: number;
  guest_id?: string | null;
}
/**
 * The new trip of the cart.
 */
export interface RentalUserDataUpdate {
  userId?: number;
  pickup_location?: RentalLocation;
  destination_location?: RentalLocation;
  rental_type: RentalTypeLoose;
  estimated_hours?: number;
  /**
   * Date and time.
   */
  pickup_time: string;
  destination_time?: number;
  distance?: number;
  guest_id?: string | null;
  /**
   * Returns the changed cart without storing it.
   */
  is_preview?: boolean;
  /**
   * With `is_preview`: removes the vehicles that do not fit.
   */
  without_conflicts?: boolean;
}
/**
 * A review of a vehicle or of the driver of a completed trip.
 */
export interface RentalReviewAdd {
  trip_id: number;
  vehicle_id?: number;
  driver_id?: number;
  rating: number;
  comment?: string | null;
  images?: string[];
}
/**
 * The request to book the trip cart.
 */
export interface TripBooking {
  guest_id?: string | null;
  payment_method: PaymentMethod;
  /**
   * The total that the customer has accepted.
   */
  trip_amount?: number;
  /**
   * The amount from the wallet that the customer has accepted. Required with `partial_payment`. A different amount is rejected (409, `split_changed`).
   */
  wallet_amount?: number;
  /**
   * The coupon's discount that the customer has accepted. A different amount is rejected (409, `split_changed`).
   */
  coupon_discount_amount?: number;
  /**
   * The gateway of a digital payment: one of `active_payment_method_list`.
   */
  payment_gateway?: string | null;
  /**
   * The details of an offline payment. They are the same as in `PUT /customer/order/offline-payment`.
   */
  offline_payment?: {
    method_id: number;
    /**
     * The method's fields, by their `input_name`.
     */
    answers: {
      [k: string]: string;
    };
  };
  /**
   * The app's page to which the gateway redirects.
   */
  callback?: string | null;
  trip_type?: RentalTypeLoose;
  scheduled?: 0 | 1;
  /**
   * Date and time.
   */
  schedule_at?: string | null;
  coupon_code?: string | null;
  note?: string | null;
  partial_payment?: 0 | 1;
  contact_person_name?: string;
  contact_person_number?: string;
  contact_person_email?: string | null;
  create_new_user?: 0 | 1;
  password?: string | null;
  extra?: {
    [k: string]: unknown;
  };
}
/**
 * The trip that was booked.
 */
export interface TripBookingResult {
  message: string;
  trip_id: number;
  total_amount?: number;
  trip_status?: TripStatus;
  payment_status?: 'paid' | 'unpaid' | 'partially_paid';
  /**
   * Date and time.
   */
  created_at?: string;
  redirect_link?: string | null;
}
/**
 * Why the trip was not booked, and the trip as it is possible now.
 */
export interface TripRefusal {
  errors: Error[];
  /**
   * The same reasons with their fields. `total_changed`: the accepted total is outdated. `split_changed`: the wallet or the coupon pays another amount.
   */
  problems?: OrderProblem[];
  quote?: TripQuote | null;
}
/**
 * A vehicle of a booked trip.
 */
export interface TripDetail {
  id: number;
  trip_id?: number;
  vehicle_id: number | null;
  vehicle_details?: RentalVehicle;
  /**
   * The vehicle's name at the time of the booking.
   */
  name?: string;
  image_full_url?: string | null;
  /**
   * Whether the customer has reviewed this vehicle after this trip.
   */
  is_reviewed?: boolean;
  quantity: number;
  price: number;
  calculated_price?: number;
  discount_on_trip?: number;
  tax_amount?: number;
  estimated_hours?: number;
  distance?: number;
  rental_type?: RentalTypeLoose;
}
/**
 * A booked trip.
 */
export interface Trip {
  id: number;
  user_id?: number | null;
  provider_id?: number;
  zone_id?: number;
  module_id?: number;
  trip_status: TripStatus;
  payment_status?: 'paid' | 'unpaid' | 'partially_paid';
  payment_method?: PaymentMethod;
  trip_amount: number;
  coupon_code?: string | null;
  coupon_discount_amount?: number;
  discount_on_trip?: number;
  tax_amount?: number;
  tax_status?: 'included' | 'excluded';
  additional_charge?: number;
  trip_type: RentalTypeLoose;
  estimated_hours?: number;
  distance?: number;
  pickup_location?: RentalLocation;
  destination_location?: RentalLocation | null;
  /**
   * Date and time.
   */
  pickup_time: string;
  scheduled?: 0 | 1;
  /**
   * Date and time.
   */
  schedule_at?: string | null;
  /**
   * Date and time.
   */
  estimated_trip_end_time?: string | null;
  otp?: string | null;
  note?: string | null;
  cancellation_reason?: string | null;
  /**
   * Date and time.
   */
  pending?: string | null;
  /**
   * Date and time.
   */
  confirmed?: string | null;
  /**
   * Date and time.
   */
  ongoing?: string | null;
  /**
   * Date and time.
   */
  completed?: string | null;
  /**
   * Date and time.
   */
  canceled?: string | null;
  /**
   * Date and time.
   */
  created_at?: string;
  /**
   * Date and time.
   */
  updated_at?: string;
  paid_amount?: number;
  /**
   * The price of all vehicles before discounts.
   */
  vehicles_amount?: number;
  /**
   * Whether the discount is the vehicles' or the provider's. Null if there was none.
   */
  discount_by?: 'vehicle' | 'provider' | null;
  payment_gateway?: string | null;
  can_cancel?: boolean;
  /**
   * True if an amount is due that can be paid online.
   */
  can_pay?: boolean;
  /**
   * True if the provider confirms the trip only after a payment, even if the wallet has paid a part.
   */
  payment_due?: boolean;
  /**
   * The largest due amount that can be paid in cash. Null if unlimited.
   */
  cash_on_delivery_limit?: number | null;
  can_review?: boolean;
  /**
   * True if date and duration can still be changed.
   */
  can_change?: boolean;
  is_driver_reviewed?: boolean;
  /**
   * The operator's decision on the offline payment. Null if the customer has not sent its details.
   */
  offline_payment_status?: 'pending' | 'verified' | 'denied' | null;
  user_info?: ContactAddress;
  provider: Provider;
  trip_details: TripDetail[];
  driver?: DeliveryMan | null;
}
/**
 * The request to cancel a trip.
 */
export interface TripCancel {
  trip_id: number;
  cancellation_reason?: string;
  note?: string | null;
  guest_id?: string | null;
}
/**
 * A new date or duration for a booked trip. With `is_preview` nothing is changed. Otherwise, `trip_amount` is the price that the customer has accepted.
 */
export interface TripChange {
  trip_id: number;
  /**
   * Date and time.
   */
  pickup_time: string;
  /**
   * Absent for distance-based trips, whose duration depends on the route.
   */
  estimated_hours?: number;
  is_preview?: boolean;
  /**
   * The total that the customer has accepted.
   */
  trip_amount?: number;
  guest_id?: string | null;
}
/**
 * The trip's price at its new time.
 */
export interface TripChangeResult {
  message: string;
  previous_amount: number;
  trip_amount: number;
  /**
   * The amount still due.
   */
  due_amount: number;
  /**
   * The amount to be refunded.
   */
  refund_amount: number;
  /**
   * False if it is only a preview.
   */
  is_changed: boolean;
}
/**
 * The payment of a booked trip.
 */
export interface TripPayment {
  trip_id: number;
  payment_method: PaymentMethod;
  /**
   * One of `active_payment_method_list`, for a digital payment.
   */
  payment_gateway?: string | null;
  partial_payment?: 0 | 1;
  /**
   * The amount from the wallet that the customer has accepted. A different amount is rejected (409, `split_changed`).
   */
  wallet_amount?: number;
  /**
   * The amount that the customer has accepted to pay by the method. If the wallet pays a part, both amounts are required. A different amount is rejected (409, `split_changed`).
   */
  due_amount?: number;
  /**
   * The details of an offline payment. They are the same as in `PUT /customer/order/offline-payment`.
   */
  offline_payment?: {
    method_id: number;
    /**
     * The method's fields, by their `input_name`.
     */
    answers: {
      [k: string]: string;
    };
  };
  callback?: string | null;
  payment_platform?: 'web';
  guest_id?: string | null;
}
/**
 * The trip after the payment was started.
 */
export interface TripPaymentResult {
  message: string;
  payment_status?: 'paid' | 'unpaid' | 'partially_paid';
  redirect_link?: string | null;
}
/**
 * A review of a vehicle or a provider.
 */
export interface RentalReview {
  id: number;
  rating: number;
  comment?: string | null;
  reply?: string | null;
  customer_name?: string | null;
  vehicle_id?: number;
  vehicle_name?: string | null;
  vehicle_image_full_url?: string | null;
  attachment_full_url?: string[];
  /**
   * Date and time.
   */
  created_at: string;
}
/**
 * A banner of the rental module.
 */
export interface RentalBanner {
  id: number;
  title?: string;
  type: 'provider_wise' | 'vehicle_wise' | 'default';
  image_full_url?: string | null;
  link?: string | null;
  provider?: Provider | null;
  vehicle?: RentalVehicle | null;
}
/**
 * The banners of the rental module.
 */
export interface RentalBannerList {
  banners: RentalBanner[];
}
/**
 * A transaction of the wallet or of loyalty points.
 */
export interface WalletTransaction {
  user_id?: number;
  transaction_id: string;
  credit: number;
  debit: number;
  admin_bonus?: number;
  balance?: number;
  transaction_type: string;
  reference?: string | null;
  /**
   * Date and time.
   */
  created_at: string;
  /**
   * Date and time.
   */
  updated_at?: string;
}
/**
 * An amount to add to the wallet.
 */
export interface AddFundRequest {
  amount: number;
  payment_method: string;
  callback: string;
  payment_platform: 'web';
}
/**
 * The payment page to open.
 */
export interface AddFundResponse {
  redirect_link: string;
}
/**
 * A bonus for topping up the wallet.
 */
export interface FundBonus {
  id: number;
  title: string;
  description?: string;
  bonus_type: 'percentage' | 'amount';
  bonus_amount: number;
  minimum_add_amount?: number;
  maximum_bonus_amount?: number;
  start_date?: string;
  end_date?: string;
  status?: 0 | 1;
}
/**
 * The customer's favourites. Modules with items have items and stores, rental has vehicles and providers.
 */
export interface Wishlist {
  item?: Item[];
  store?: Store[];
  vehicles?: RentalVehicle[];
  providers?: Provider[];
}
export interface Operations {
  getConfig: {
    params: {};
    query: {};
    body: undefined;
    answer: Config;
  };
  placeAutocomplete: {
    params: {};
    query: {
      search_text: string;
    };
    body: undefined;
    answer: AutocompleteResult;
  };
  placeDetails: {
    params: {};
    query: {
      placeid: string;
    };
    body: undefined;
    answer: PlaceDetails;
  };
  reverseGeocode: {
    params: {};
    query: {
      lat: number;
      lng: number;
    };
    body: undefined;
    answer: GeocodeResult;
  };
  distance: {
    params: {};
    query: {
      origin_lat: number;
      origin_lng: number;
      destination_lat: number;
      destination_lng: number;
      mode?: 'driving' | 'walking' | 'bicycling';
    };
    body: undefined;
    answer: DistanceResult;
  };
  directions: {
    params: {};
    query: {
      origin_lat: number;
      origin_lng: number;
      destination_lat: number;
      destination_lng: number;
      mode?: 'driving' | 'walking' | 'bicycling';
    };
    body: undefined;
    answer: DirectionResult;
  };
  getZoneId: {
    params: {};
    query: {
      lat: number;
      lng: number;
    };
    body: undefined;
    answer: ZoneLookup;
  };
  listZones: {
    params: {};
    query: {};
    body: undefined;
    answer: Zone[];
  };
  checkZone: {
    params: {};
    query: {
      lat: number;
      lng: number;
      zone_id: number;
    };
    body: undefined;
    answer: MessageResponse;
  };
  landingPage: {
    params: {};
    query: {};
    body: undefined;
    answer: LandingPageData;
  };
  termsAndConditions: {
    params: {};
    query: {};
    body: undefined;
    answer: Policy;
  };
  privacyPolicy: {
    params: {};
    query: {};
    body: undefined;
    answer: Policy;
  };
  aboutUs: {
    params: {};
    query: {};
    body: undefined;
    answer: Policy;
  };
  refundPolicy: {
    params: {};
    query: {};
    body: undefined;
    answer: Policy;
  };
  cancellationPolicy: {
    params: {};
    query: {};
    body: undefined;
    answer: Policy;
  };
  shippingPolicy: {
    params: {};
    query: {};
    body: undefined;
    answer: Policy;
  };
  rentalTerms: {
    params: {};
    query: {};
    body: undefined;
    answer: Policy;
  };
  subscribeNewsletter: {
    params: {};
    query: {};
    body: NewsletterSubscribe;
    answer: MessageResponse;
  };
  listOfflineMethods: {
    params: {};
    query: {};
    body: undefined;
    answer: OfflineMethod[];
  };
  mostTips: {
    params: {};
    query: {};
    body: undefined;
    answer: MostTips;
  };
  popularItems: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  latestItems: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      store_id?: number;
      item_ids?: string;
      category_id?: number;
      rating_count?: number;
      filter?: string;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  mostReviewedItems: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  newArrivalItems: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  discountedItems: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  recommendedItems: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      store_id?: number;
      filter?: string;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  searchItems: {
    params: {};
    query: {
      name: string;
      store_id?: number;
      category_id?: number;
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  suggestSearch: {
    params: {};
    query: {
      name: string;
    };
    body: undefined;
    answer: SearchSuggestion;
  };
  getItem: {
    params: {
      /**
       * Id or slug.
       */
      id: number | string;
    };
    query: {
      campaign?: 0 | 1;
    };
    body: undefined;
    answer: Item;
  };
  listItemReviews: {
    params: {
      id: number;
    };
    query: {
      limit?: number;
      offset?: number;
      sort_by?: 'new' | 'highest' | 'lowest';
      with_photos?: 0 | 1;
    };
    body: undefined;
    answer: ReviewPage;
  };
  submitItemReview: {
    params: {};
    query: {};
    body: ReviewSubmit;
    answer: MessageResponse;
  };
  relatedStoreItems: {
    params: {
      id: number;
    };
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  relatedItems: {
    params: {
      id: number;
    };
    query: {};
    body: undefined;
    answer: Item[];
  };
  suggestedItems: {
    params: {};
    query: {
      store_id?: number;
      recommended?: 0 | 1;
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  basicMedicines: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  popularStores: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
      open_now?: 0 | 1;
      max_minutes?: number;
      free_delivery?: 0 | 1;
      cuisine?: string;
      price_level?: number;
    };
    body: undefined;
    answer: StorePage;
  };
  latestStores: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
      open_now?: 0 | 1;
      max_minutes?: number;
      free_delivery?: 0 | 1;
      cuisine?: string;
      price_level?: number;
    };
    body: undefined;
    answer: StorePage;
  };
  discountedStores: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
      open_now?: 0 | 1;
      max_minutes?: number;
      free_delivery?: 0 | 1;
      cuisine?: string;
      price_level?: number;
    };
    body: undefined;
    answer: StorePage;
  };
  recommendedStores: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
      open_now?: 0 | 1;
      max_minutes?: number;
      free_delivery?: 0 | 1;
      cuisine?: string;
      price_level?: number;
    };
    body: undefined;
    answer: StorePage;
  };
  topRatedStores: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
      open_now?: 0 | 1;
      max_minutes?: number;
      free_delivery?: 0 | 1;
      cuisine?: string;
      price_level?: number;
    };
    body: undefined;
    answer: StorePage;
  };
  topOfferStores: {
    params: {};
    query: {
      name?: string;
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
      open_now?: 0 | 1;
      max_minutes?: number;
      free_delivery?: 0 | 1;
      cuisine?: string;
      price_level?: number;
    };
    body: undefined;
    answer: StorePage;
  };
  listStores: {
    params: {
      filter: 'all' | 'delivery' | 'take_away' | 'newly_joined' | 'popular' | 'top_rated';
    };
    query: {
      store_type?: string;
      featured?: 0 | 1;
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
      open_now?: 0 | 1;
      max_minutes?: number;
      free_delivery?: 0 | 1;
      cuisine?: string;
      price_level?: number;
    };
    body: undefined;
    answer: StorePage;
  };
  searchStores: {
    params: {};
    query: {
      name: string;
      category_id?: number;
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
      open_now?: 0 | 1;
      max_minutes?: number;
      free_delivery?: 0 | 1;
      cuisine?: string;
      price_level?: number;
    };
    body: undefined;
    answer: StorePage;
  };
  getStore: {
    params: {
      /**
       * Id or slug.
       */
      id: number | string;
    };
    query: {};
    body: undefined;
    answer: Store;
  };
  popularStoreItems: {
    params: {
      id: number;
    };
    query: {};
    body: undefined;
    answer: Item[];
  };
  submitStoreReview: {
    params: {};
    query: {};
    body: StoreReviewSubmit;
    answer: MessageResponse;
  };
  listStoreReviews: {
    params: {};
    query: {
      store_id: number;
      limit?: number;
      offset?: number;
      sort_by?: 'new' | 'highest' | 'lowest';
      with_photos?: 0 | 1;
    };
    body: undefined;
    answer: ReviewPage;
  };
  listModules: {
    params: {};
    query: {
      zone_id?: number;
    };
    body: undefined;
    answer: Module[];
  };
  listBanners: {
    params: {};
    query: {
      featured?: 0 | 1;
    };
    body: undefined;
    answer: BannerList;
  };
  listStoreBanners: {
    params: {
      store_id: number;
    };
    query: {};
    body: undefined;
    answer: Banner[];
  };
  otherBanners: {
    params: {};
    query: {};
    body: undefined;
    answer: OtherBanners;
  };
  whyChoose: {
    params: {};
    query: {};
    body: undefined;
    answer: WhyChoose;
  };
  videoContent: {
    params: {};
    query: {};
    body: undefined;
    answer: VideoContent;
  };
  listCategories: {
    params: {};
    query: {
      search?: string;
      featured?: 0 | 1;
    };
    body: undefined;
    answer: Category[];
  };
  listChildCategories: {
    params: {
      id: number;
    };
    query: {};
    body: undefined;
    answer: Category[];
  };
  listCategoryItems: {
    params: {
      id: number;
    };
    query: {
      limit?: number;
      offset?: number;
      category_ids?: string;
      rating_count?: number;
      filter?: string;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  listCategoryStores: {
    params: {
      id: number;
    };
    query: {
      limit?: number;
      offset?: number;
      category_ids?: string;
      type?: 'all' | 'veg' | 'non_veg' | 'delivery' | 'take_away';
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      sort_by?: 'popular' | 'new' | 'rating' | 'distance' | 'time' | 'fee';
      open_now?: 0 | 1;
      max_minutes?: number;
      free_delivery?: 0 | 1;
      cuisine?: string;
      price_level?: number;
    };
    body: undefined;
    answer: StorePage;
  };
  popularCategories: {
    params: {};
    query: {};
    body: undefined;
    answer: Category[];
  };
  featuredCategoryItems: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  commonConditions: {
    params: {};
    query: {};
    body: undefined;
    answer: CommonCondition[];
  };
  commonConditionItems: {
    params: {
      id: number;
    };
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  listCuisines: {
    params: {};
    query: {};
    body: undefined;
    answer: Cuisine[];
  };
  basicCampaigns: {
    params: {};
    query: {};
    body: undefined;
    answer: BasicCampaign[];
  };
  basicCampaign: {
    params: {};
    query: {
      basic_campaign_id: number;
    };
    body: undefined;
    answer: BasicCampaign;
  };
  itemCampaigns: {
    params: {};
    query: {};
    body: undefined;
    answer: Item[];
  };
  flashSale: {
    params: {};
    query: {};
    body: undefined;
    answer: FlashSale | {};
  };
  flashSaleItems: {
    params: {};
    query: {
      flash_sale_id: number;
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: FlashSalePage;
  };
  listBrands: {
    params: {};
    query: {};
    body: undefined;
    answer: Brand[];
  };
  listBrandItems: {
    params: {
      id: number;
    };
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'veg' | 'non_veg';
      min_price?: number;
      max_price?: number;
      rating?: number;
      discounted?: 0 | 1;
      halal?: 0 | 1;
      organic?: 0 | 1;
      without_allergies?: string;
      sort_by?: 'popular' | 'new' | 'rating' | 'price_asc' | 'price_desc';
    };
    body: undefined;
    answer: ItemPage;
  };
  signUp: {
    params: {};
    query: {};
    body: SignUpRequest;
    answer: SignUpResponse;
  };
  login: {
    params: {};
    query: {};
    body: LoginRequest;
    answer: LoginResponse;
  };
  requestGuest: {
    params: {};
    query: {};
    body?: GuestRequest;
    answer: GuestResponse;
  };
  socialLogin: {
    params: {};
    query: {};
    body: SocialLoginRequest;
    answer: LoginResponse;
  };
  socialRegister: {
    params: {};
    query: {};
    body: SocialLoginRequest;
    answer: LoginResponse;
  };
  verifyOtp: {
    params: {};
    query: {};
    body: OtpVerifyRequest;
    answer: OtpVerifyResponse;
  };
  forgotPassword: {
    params: {};
    query: {};
    body: ForgotPasswordRequest;
    answer: MessageResponse;
  };
  verifyResetToken: {
    params: {};
    query: {};
    body: VerifyTokenRequest;
    answer: MessageResponse;
  };
  resetPassword: {
    params: {};
    query: {};
    body: ResetPasswordRequest;
    answer: MessageResponse;
  };
  providerVerify: {
    params: {};
    query: {};
    body: FirebaseVerifyRequest;
    answer: LoginResponse;
  };
  providerReset: {
    params: {};
    query: {};
    body: FirebaseResetRequest;
    answer: MessageResponse;
  };
  updateUserInfo: {
    params: {};
    query: {};
    body: UpdateInfoRequest;
    answer: LoginResponse;
  };
  logout: {
    params: {};
    query: {};
    body: undefined;
    answer: MessageResponse;
  };
  passkeyRegisterOptions: {
    params: {};
    query: {};
    body: undefined;
    answer: PasskeyOptions;
  };
  passkeyRegister: {
    params: {};
    query: {};
    body: PasskeyCredential;
    answer: MessageResponse;
  };
  passkeyOptions: {
    params: {};
    query: {};
    body: undefined;
    answer: PasskeyOptions;
  };
  passkeyLogin: {
    params: {};
    query: {};
    body: PasskeyLoginRequest;
    answer: LoginResponse;
  };
  registerVendor: {
    params: {};
    query: {};
    body: VendorRegistration;
    answer: VendorRegistrationResult;
  };
  registerDeliveryMan: {
    params: {};
    query: {};
    body: DeliveryManRegistration;
    answer: MessageResponse;
  };
  listDeliveryVehicles: {
    params: {};
    query: {};
    body: undefined;
    answer: DeliveryVehicle[];
  };
  getProfile: {
    params: {};
    query: {};
    body: undefined;
    answer: Profile;
  };
  updateProfile: {
    params: {};
    query: {};
    body: ProfileUpdate;
    answer: ProfileUpdateResult;
  };
  removeAccount: {
    params: {};
    query: {
      confirmation?: string;
    };
    body: undefined;
    answer: MessageResponse;
  };
  storeDeviceToken: {
    params: {};
    query: {};
    body: DeviceToken;
    answer: MessageResponse;
  };
  updateCustomerZone: {
    params: {};
    query: {};
    body: undefined;
    answer: MessageResponse;
  };
  updateInterest: {
    params: {};
    query: {};
    body: InterestUpdate;
    answer: MessageResponse;
  };
  updateConsent: {
    params: {};
    query: {};
    body: Consent;
    answer: MessageResponse;
  };
  getOwnData: {
    params: {};
    query: {};
    body: undefined;
    answer: OwnData;
  };
  getProof: {
    params: {};
    query: {};
    body: undefined;
    answer: Proof;
  };
  proveAgain: {
    params: {};
    query: {};
    body: ProofRequest;
    answer: ProofResult;
  };
  getPasskeys: {
    params: {};
    query: {};
    body: undefined;
    answer: Passkey[];
  };
  renamePasskey: {
    params: {
      id: string;
    };
    query: {};
    body: PasskeyName;
    answer: MessageResponse;
  };
  removePasskey: {
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    answer: MessageResponse;
  };
  getSessions: {
    params: {};
    query: {};
    body: undefined;
    answer: Session[];
  };
  endOtherSessions: {
    params: {};
    query: {};
    body: undefined;
    answer: MessageResponse;
  };
  endSession: {
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    answer: MessageResponse;
  };
  getIdentities: {
    params: {};
    query: {};
    body: undefined;
    answer: LinkedIdentity[];
  };
  removeIdentity: {
    params: {
      provider: 'google' | 'facebook' | 'apple';
    };
    query: {};
    body: undefined;
    answer: MessageResponse;
  };
  getDiet: {
    params: {};
    query: {};
    body: undefined;
    answer: DietProfile;
  };
  updateDiet: {
    params: {};
    query: {};
    body: DietProfile;
    answer: MessageResponse;
  };
  customerSuggestedItems: {
    params: {};
    query: {};
    body: undefined;
    answer: Item[];
  };
  visitAgain: {
    params: {};
    query: {};
    body: undefined;
    answer: Store[];
  };
  buyAgain: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      store_id?: number;
    };
    body: undefined;
    answer: ItemPage;
  };
  reviewReminder: {
    params: {};
    query: {};
    body: undefined;
    answer: ReviewReminder;
  };
  cancelReviewReminder: {
    params: {};
    query: {
      order_id: number;
    };
    body: undefined;
    answer: MessageResponse;
  };
  listNotifications: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'order' | 'trip' | 'wallet' | 'offer';
    };
    body: undefined;
    answer: Notification[];
  };
  readNotifications: {
    params: {};
    query: {};
    body: NotificationsRead;
    answer: InboxEvent;
  };
  listAddresses: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: AddressPage;
  };
  addAddress: {
    params: {};
    query: {};
    body: AddressPayload;
    answer: AddressSaved;
  };
  updateAddress: {
    params: {
      id: number;
    };
    query: {};
    body: AddressPayload;
    answer: AddressSaved;
  };
  deleteAddress: {
    params: {};
    query: {
      address_id: number;
    };
    body: undefined;
    answer: MessageResponse;
  };
  getWishlist: {
    params: {};
    query: {};
    body: undefined;
    answer: Wishlist;
  };
  addWishlist: {
    params: {};
    query: {
      item_id?: number;
      store_id?: number;
    };
    body: undefined;
    answer: MessageResponse;
  };
  removeWishlist: {
    params: {};
    query: {
      item_id?: number;
      store_id?: number;
    };
    body: undefined;
    answer: MessageResponse;
  };
  getCart: {
    params: {};
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: CartEntry[];
  };
  getWaitingCarts: {
    params: {};
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: WaitingCart[];
  };
  streamCart: {
    params: {};
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: unknown;
  };
  addToCart: {
    params: {};
    query: {};
    body: CartAddPayload;
    answer: CartEntry[];
  };
  updateCart: {
    params: {};
    query: {};
    body: CartUpdatePayload;
    answer: CartEntry[];
  };
  replaceCart: {
    params: {};
    query: {};
    body: CartReplacePayload;
    answer: CartEntry[];
  };
  acceptCartChanges: {
    params: {};
    query: {};
    body: CartAcceptPayload;
    answer: CartEntry[];
  };
  removeCartItem: {
    params: {};
    query: {
      cart_id?: number;
      cart_ids?: string;
      guest_id?: string;
    };
    body: undefined;
    answer: MessageResponse;
  };
  clearCart: {
    params: {};
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: MessageResponse;
  };
  mergeGuestCart: {
    params: {};
    query: {};
    body: CartMerge;
    answer: CartMergeResult;
  };
  startGroupOrder: {
    params: {};
    query: {};
    body: GroupOrderStart;
    answer: GroupOrder;
  };
  getGroupOrder: {
    params: {
      token: string;
    };
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: GroupOrder;
  };
  setGroupOrderState: {
    params: {
      token: string;
    };
    query: {};
    body: GroupOrderState;
    answer: GroupOrder;
  };
  joinGroupOrder: {
    params: {
      token: string;
    };
    query: {};
    body: GroupMemberName;
    answer: GroupOrder;
  };
  removeGroupMember: {
    params: {
      token: string;
      id: number;
    };
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: GroupOrder;
  };
  getPlacedGroupOrder: {
    params: {
      token: string;
    };
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: PlacedGroupOrder;
  };
  setGroupMemberDone: {
    params: {
      token: string;
    };
    query: {};
    body: GroupMemberDone;
    answer: GroupOrder;
  };
  addGroupLine: {
    params: {
      token: string;
    };
    query: {};
    body: CartAddPayload;
    answer: GroupOrder;
  };
  updateGroupLine: {
    params: {
      token: string;
      id: number;
    };
    query: {};
    body: CartAddPayload;
    answer: GroupOrder;
  };
  removeGroupLine: {
    params: {
      token: string;
      id: number;
    };
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: GroupOrder;
  };
  placeOrder: {
    params: {};
    query: {};
    body: PlaceOrder;
    answer: PlaceOrderResult;
  };
  placePrescriptionOrder: {
    params: {};
    query: {};
    body: PlaceOrder;
    answer: PlaceOrderResult;
  };
  listOrders: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      module_id?: number;
    };
    body: undefined;
    answer: OrderPage;
  };
  listRunningOrders: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      module_id?: number;
    };
    body: undefined;
    answer: OrderPage;
  };
  getOrderDetails: {
    params: {};
    query: {
      order_id: number;
      contact_number?: string;
      guest_id?: string;
    };
    body: undefined;
    answer: OrderDetail[];
  };
  trackOrder: {
    params: {};
    query: {
      order_id: number;
      contact_number?: string;
      guest_id?: string;
    };
    body: undefined;
    answer: Order;
  };
  streamOrder: {
    params: {};
    query: {
      order_id: number;
      contact_number?: string;
      guest_id?: string;
    };
    body: undefined;
    answer: unknown;
  };
  cancelOrder: {
    params: {};
    query: {};
    body: OrderCancel;
    answer: MessageResponse;
  };
  previewReorder: {
    params: {};
    query: {
      order_id: number;
      guest_id?: string;
    };
    body: undefined;
    answer: ReorderPreview;
  };
  reorder: {
    params: {};
    query: {};
    body: ReorderRequest;
    answer: CartEntry[];
  };
  listCancellationReasons: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'customer';
    };
    body: undefined;
    answer: CancellationReasonPage;
  };
  changePaymentMethod: {
    params: {};
    query: {};
    body: PaymentMethodChange;
    answer: PlaceOrderResult;
  };
  saveOfflinePayment: {
    params: {};
    query: {};
    body: OfflinePaymentInfo;
    answer: MessageResponse;
  };
  sendPrescriptionAgain: {
    params: {};
    query: {};
    body: PrescriptionAgain;
    answer: MessageResponse;
  };
  acceptOrderPrice: {
    params: {};
    query: {};
    body: PriceAccepted;
    answer: MessageResponse;
  };
  listRefundReasons: {
    params: {};
    query: {};
    body: undefined;
    answer: RefundReasonList;
  };
  requestRefund: {
    params: {};
    query: {};
    body: RefundRequest;
    answer: MessageResponse;
  };
  listOrderSlots: {
    params: {};
    query: {
      store_id: number;
    };
    body: undefined;
    answer: OrderSlots;
  };
  quoteOrder: {
    params: {};
    query: {};
    body: OrderQuoteRequest;
    answer: OrderQuote;
  };
  previewTax: {
    params: {};
    query: {};
    body: TaxRequest;
    answer: TaxResult;
  };
  getSurgePrice: {
    params: {};
    query: {};
    body: SurgePriceRequest;
    answer: SurgePrice;
  };
  submitCourierReview: {
    params: {};
    query: {};
    body: DeliveryManReviewSubmit;
    answer: MessageResponse;
  };
  courierLocation: {
    params: {};
    query: {
      order_id: number;
    };
    body: undefined;
    answer: DeliveryMan;
  };
  listParcelCategories: {
    params: {};
    query: {};
    body: undefined;
    answer: ParcelCategory[];
  };
  listParcelInstructions: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: ParcelInstructionPage;
  };
  returnParcel: {
    params: {};
    query: {};
    body: ParcelReturn;
    answer: MessageResponse;
  };
  quoteParcel: {
    params: {};
    query: {};
    body: ParcelQuoteRequest;
    answer: ParcelQuote;
  };
  listParcelSlots: {
    params: {};
    query: {};
    body: undefined;
    answer: OrderSlots;
  };
  listParcelReceivers: {
    params: {};
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: ContactAddress[];
  };
  followParcel: {
    params: {};
    query: {
      token: string;
    };
    body: undefined;
    answer: ReceivedParcel;
  };
  listParcelCancellationReasons: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      user_type?: string;
      cancellation_type?: 'before_pickup' | 'after_pickup';
    };
    body: undefined;
    answer: CancellationReasonPage;
  };
  listWalletTransactions: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'all' | 'order' | 'loyalty_point' | 'add_fund' | 'referrer' | 'CashBack' | 'refund' | 'bonus';
    };
    body: undefined;
    answer: WalletTransactionPage;
  };
  addFund: {
    params: {};
    query: {};
    body: AddFundRequest;
    answer: AddFundResponse;
  };
  listFundBonuses: {
    params: {};
    query: {};
    body: undefined;
    answer: FundBonus[];
  };
  listLoyaltyTransactions: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: WalletTransactionPage;
  };
  transferPoints: {
    params: {};
    query: {};
    body: PointTransfer;
    answer: MessageResponse;
  };
  listCoupons: {
    params: {};
    query: {};
    body: undefined;
    answer: Coupon[];
  };
  applyCoupon: {
    params: {};
    query: {
      code: string;
      store_id: number;
      order_amount?: number;
    };
    body: undefined;
    answer: Coupon;
  };
  listCashback: {
    params: {};
    query: {};
    body: undefined;
    answer: CashBack[];
  };
  getCashback: {
    params: {};
    query: {
      amount: number;
    };
    body: undefined;
    answer: CashBack;
  };
  listConversations: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      type?: 'vendor' | 'delivery_man' | 'admin';
    };
    body: undefined;
    answer: ConversationPage;
  };
  getMessages: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      conversation_id?: number;
      vendor_id?: number;
      delivery_man_id?: number;
      admin_id?: number;
      before_id?: number;
    };
    body: undefined;
    answer: MessagePage;
  };
  sendMessage: {
    params: {};
    query: {};
    body: SendMessage;
    answer: MessagePage;
  };
  readMessages: {
    params: {};
    query: {};
    body: MessagesRead;
    answer: InboxEvent;
  };
  streamInbox: {
    params: {};
    query: {};
    body: undefined;
    answer: unknown;
  };
  searchConversations: {
    params: {};
    query: {
      name: string;
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: ConversationPage;
  };
  listSupportMessages: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: AutomatedMessagePage;
  };
  searchVehicles: {
    params: {};
    query: {
      name?: string;
      category_ids?: string;
      brand_ids?: string;
      trip_type?: RentalTypeLoose;
      pickup_time?: string;
      duration?: number;
      distance?: number;
      pickup_lat?: number;
      pickup_lng?: number;
      seating_capacity?: string;
      air_condition?: 0 | 1;
      type?: string;
      fuel_type?: string;
      transmission_type?: string;
      min_price?: number;
      max_price?: number;
      rating?: number;
      sort_by?: 'price_low_to_high' | 'price_high_to_low' | 'top_rated' | 'default';
      provider_id?: number;
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: RentalVehiclePage;
  };
  suggestVehicles: {
    params: {};
    query: {
      name: string;
    };
    body: undefined;
    answer: RentalVehicle[];
  };
  listVehicles: {
    params: {};
    query: {
      category_id?: number;
      brand_id?: number;
      trip_type?: RentalTypeLoose;
      pickup_time?: string;
      duration?: number;
      distance?: number;
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: RentalVehiclePage;
  };
  topRatedVehicles: {
    params: {};
    query: {
      trip_type?: RentalTypeLoose;
      pickup_time?: string;
      duration?: number;
      distance?: number;
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: RentalVehiclePage;
  };
  listVehicleCategories: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: VehicleCategoryPage;
  };
  listVehicleBrands: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: VehicleBrandPage;
  };
  getVehicle: {
    params: {
      id: number;
    };
    query: {
      trip_type?: RentalTypeLoose;
      pickup_time?: string;
      duration?: number;
      distance?: number;
    };
    body: undefined;
    answer: RentalVehicle;
  };
  listProviderVehicles: {
    params: {
      provider_id: number;
    };
    query: {
      name?: string;
      category_id?: number;
      trip_type?: RentalTypeLoose;
      pickup_time?: string;
      duration?: number;
      distance?: number;
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: RentalVehiclePage;
  };
  listVehicleReviews: {
    params: {
      id: number;
    };
    query: {
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: RentalReviewPage;
  };
  listRentalBanners: {
    params: {};
    query: {};
    body: undefined;
    answer: RentalBannerList;
  };
  listRentalCoupons: {
    params: {};
    query: {};
    body: undefined;
    answer: Coupon[];
  };
  applyRentalCoupon: {
    params: {};
    query: {
      code: string;
      provider_id: number;
    };
    body: undefined;
    answer: Coupon;
  };
  getProvider: {
    params: {
      id: number;
    };
    query: {};
    body: undefined;
    answer: Provider;
  };
  popularProviders: {
    params: {};
    query: {
      type?: string;
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: ProviderPage;
  };
  latestProviders: {
    params: {};
    query: {
      type?: string;
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: ProviderPage;
  };
  listProviderReviews: {
    params: {
      id: number;
    };
    query: {
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: RentalReviewPage;
  };
  getRentalCart: {
    params: {};
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: RentalCart;
  };
  addRentalCart: {
    params: {};
    query: {};
    body: RentalCartAdd;
    answer: RentalCart;
  };
  updateRentalCart: {
    params: {};
    query: {};
    body: RentalCartUpdate;
    answer: RentalCart;
  };
  updateRentalUserData: {
    params: {
      id: number;
    };
    query: {};
    body: RentalUserDataUpdate;
    answer: RentalCart;
  };
  removeRentalVehicle: {
    params: {};
    query: {
      cart_id: number;
      guest_id?: string;
    };
    body: undefined;
    answer: RentalCart;
  };
  removeRentalVehicles: {
    params: {};
    query: {
      cart_ids: string;
      guest_id?: string;
    };
    body: undefined;
    answer: RentalCart;
  };
  clearRentalCart: {
    params: {};
    query: {
      guest_id?: string;
    };
    body: undefined;
    answer: MessageResponse;
  };
  bookTrip: {
    params: {};
    query: {};
    body: TripBooking;
    answer: TripBookingResult;
  };
  listTrips: {
    params: {};
    query: {
      type?: 'running' | 'history' | 'all';
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: TripPage;
  };
  getTrip: {
    params: {};
    query: {
      trip_id: number;
      contact_number?: string;
      guest_id?: string;
    };
    body: undefined;
    answer: Trip;
  };
  listTripCancellationReasons: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
    };
    body: undefined;
    answer: CancellationReasonPage;
  };
  cancelTrip: {
    params: {};
    query: {};
    body: TripCancel;
    answer: MessageResponse;
  };
  changeTrip: {
    params: {};
    query: {};
    body: TripChange;
    answer: TripChangeResult;
  };
  payTrip: {
    params: {};
    query: {};
    body: TripPayment;
    answer: TripPaymentResult;
  };
  previewTripTax: {
    params: {};
    query: {};
    body: TripBooking;
    answer: TripQuote;
  };
  getRentalWishlist: {
    params: {};
    query: {};
    body: undefined;
    answer: Wishlist;
  };
  addRentalWishlist: {
    params: {};
    query: {
      vehicle_id?: number;
      provider_id?: number;
    };
    body: undefined;
    answer: MessageResponse;
  };
  removeRentalWishlist: {
    params: {};
    query: {
      vehicle_id?: number;
      provider_id?: number;
    };
    body: undefined;
    answer: MessageResponse;
  };
  readOperator: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorSelf;
  };
  openOperator: {
    params: {};
    query: {};
    body: OperatorKey;
    answer: MessageResponse;
  };
  closeOperator: {
    params: {};
    query: {};
    body: undefined;
    answer: MessageResponse;
  };
  readOperatorSignIn: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorSignInStart;
  };
  signInOperator: {
    params: {};
    query: {};
    body: OperatorSignIn;
    answer: MessageResponse;
  };
  changeOperatorPassword: {
    params: {};
    query: {};
    body: OperatorPasswordChange;
    answer: MessageResponse;
  };
  listOperatorPasskeys: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorPasskeys;
  };
  addOperatorPasskey: {
    params: {};
    query: {};
    body: OperatorPasskeyForm;
    answer: MessageResponse;
  };
  startOperatorPasskey: {
    params: {};
    query: {};
    body: OperatorPasskeyStart;
    answer: PasskeyOptions;
  };
  removeOperatorPasskey: {
    params: {
      id: string;
    };
    query: {};
    body: undefined;
    answer: MessageResponse;
  };
  signInOperatorByPasskey: {
    params: {};
    query: {};
    body: PasskeyLoginRequest;
    answer: MessageResponse;
  };
  startOperatorPasskeySignIn: {
    params: {};
    query: {};
    body: undefined;
    answer: PasskeyOptions;
  };
  listOperators: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorAccounts;
  };
  addOperator: {
    params: {};
    query: {};
    body: OperatorAccountForm;
    answer: OperatorAdded;
  };
  changeOperator: {
    params: {
      id: number;
    };
    query: {};
    body: OperatorAccountForm;
    answer: MessageResponse;
  };
  removeOperator: {
    params: {
      id: number;
    };
    query: {};
    body: undefined;
    answer: MessageResponse;
  };
  createOperatorLink: {
    params: {
      id: number;
    };
    query: {};
    body: undefined;
    answer: OperatorLink;
  };
  readOperatorLink: {
    params: {};
    query: {};
    body: OperatorLinkToken;
    answer: OperatorLinkAccount;
  };
  useOperatorLink: {
    params: {};
    query: {};
    body: OperatorLinkUse;
    answer: MessageResponse;
  };
  listOperatorLog: {
    params: {};
    query: {
      limit?: number;
      offset?: number;
      person?: string;
      action?: OperatorLogAction;
      object?: OperatorLogObject;
      object_id?: number;
      from?: string;
      to?: string;
    };
    body: undefined;
    answer: OperatorLogPage;
  };
  listSwitches: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorSwitches;
  };
  setSwitches: {
    params: {};
    query: {};
    body: OperatorSwitchChange;
    answer: OperatorSwitches;
  };
  listRegistrations: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorRegistrations;
  };
  decideRegistration: {
    params: {
      id: number;
    };
    query: {};
    body: OperatorRegistrationDecision;
    answer: MessageResponse;
  };
  listShopConversations: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorConversations;
  };
  answerConversation: {
    params: {
      id: number;
    };
    query: {};
    body: OperatorAnswer;
    answer: MessageResponse;
  };
  listShopOrders: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorOrders;
  };
  decideOrder: {
    params: {
      id: number;
    };
    query: {};
    body: OperatorOrderDecision;
    answer: MessageResponse;
  };
  listTaxRates: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorTaxes;
  };
  setTaxRate: {
    params: {
      kind: 'module' | 'store' | 'category' | 'item';
      id: number;
    };
    query: {};
    body: OperatorTaxChange;
    answer: MessageResponse;
  };
  listShopTrips: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorTrips;
  };
  decideTrip: {
    params: {
      id: number;
    };
    query: {};
    body: OperatorTripDecision;
    answer: MessageResponse;
  };
  listStoreGoods: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorStoreGoods;
  };
  setStoreStock: {
    params: {
      id: number;
    };
    query: {};
    body: OperatorStock;
    answer: MessageResponse;
  };
  readStoreOpening: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorStoreOpening;
  };
  setStorePause: {
    params: {};
    query: {};
    body: OperatorStorePause;
    answer: MessageResponse;
  };
  listStoreHours: {
    params: {};
    query: {};
    body: undefined;
    answer: OperatorStoreHoursList;
  };
  setStoreHours: {
    params: {
      id: number;
    };
    query: {};
    body: OperatorHoursChange;
    answer: MessageResponse;
  };
  addRentalReview: {
    params: {};
    query: {};
    body: RentalReviewAdd;
    answer: MessageResponse;
  };
}

/**
 * The operation at each address, by method.
 */
export interface Addresses {
  get: {
    '/config': 'getConfig';
    '/config/place-api-autocomplete': 'placeAutocomplete';
    '/config/place-api-details': 'placeDetails';
    '/config/geocode-api': 'reverseGeocode';
    '/config/distance-api': 'distance';
    '/config/direction-api': 'directions';
    '/config/get-zone-id': 'getZoneId';
    '/zone/list': 'listZones';
    '/zone/check': 'checkZone';
    '/react-landing-page': 'landingPage';
    '/terms-and-conditions': 'termsAndConditions';
    '/privacy-policy': 'privacyPolicy';
    '/about-us': 'aboutUs';
    '/refund-policy': 'refundPolicy';
    '/cancelation': 'cancellationPolicy';
    '/shipping-policy': 'shippingPolicy';
    '/rental-terms': 'rentalTerms';
    '/offline_payment_method_list': 'listOfflineMethods';
    '/most-tips': 'mostTips';
    '/items/popular': 'popularItems';
    '/items/latest': 'latestItems';
    '/items/most-reviewed': 'mostReviewedItems';
    '/items/new-arrival': 'newArrivalItems';
    '/items/discounted': 'discountedItems';
    '/items/recommended': 'recommendedItems';
    '/items/search': 'searchItems';
    '/items/item-or-store-search': 'suggestSearch';
    '/items/details/{id}': 'getItem';
    '/items/reviews/{id}': 'listItemReviews';
    '/items/related-store-items/{id}': 'relatedStoreItems';
    '/items/related-items/{id}': 'relatedItems';
    '/items/suggested': 'suggestedItems';
    '/items/basic': 'basicMedicines';
    '/stores/popular': 'popularStores';
    '/stores/latest': 'latestStores';
    '/stores/discounted': 'discountedStores';
    '/stores/recommended': 'recommendedStores';
    '/stores/top-rated': 'topRatedStores';
    '/stores/top-offer-near-me': 'topOfferStores';
    '/stores/get-stores/{filter}': 'listStores';
    '/stores/search': 'searchStores';
    '/stores/details/{id}': 'getStore';
    '/stores/popular-items/{id}': 'popularStoreItems';
    '/stores/reviews': 'listStoreReviews';
    '/module': 'listModules';
    '/banners': 'listBanners';
    '/banners/{store_id}': 'listStoreBanners';
    '/other-banners': 'otherBanners';
    '/other-banners/why-choose': 'whyChoose';
    '/other-banners/video-content': 'videoContent';
    '/categories': 'listCategories';
    '/categories/childes/{id}': 'listChildCategories';
    '/categories/items/{id}': 'listCategoryItems';
    '/categories/stores/{id}': 'listCategoryStores';
    '/categories/popular': 'popularCategories';
    '/categories/featured/items': 'featuredCategoryItems';
    '/common-condition': 'commonConditions';
    '/common-condition/items/{id}': 'commonConditionItems';
    '/cuisines': 'listCuisines';
    '/campaigns/basic': 'basicCampaigns';
    '/campaigns/basic-campaign-details': 'basicCampaign';
    '/campaigns/item': 'itemCampaigns';
    '/flash-sales': 'flashSale';
    '/flash-sales/items': 'flashSaleItems';
    '/brand': 'listBrands';
    '/brand/items/{id}': 'listBrandItems';
    '/get-vehicles': 'listDeliveryVehicles';
    '/customer/info': 'getProfile';
    '/customer/update-zone': 'updateCustomerZone';
    '/customer/own-data': 'getOwnData';
    '/customer/proof': 'getProof';
    '/customer/passkeys': 'getPasskeys';
    '/customer/sessions': 'getSessions';
    '/customer/identities': 'getIdentities';
    '/customer/diet': 'getDiet';
    '/customer/suggested-items': 'customerSuggestedItems';
    '/customer/visit-again': 'visitAgain';
    '/customer/buy-again': 'buyAgain';
    '/customer/review-reminder': 'reviewReminder';
    '/customer/review-reminder-cancel': 'cancelReviewReminder';
    '/customer/notifications': 'listNotifications';
    '/customer/address/list': 'listAddresses';
    '/customer/wish-list': 'getWishlist';
    '/customer/cart/list': 'getCart';
    '/customer/cart/waiting': 'getWaitingCarts';
    '/customer/cart/events': 'streamCart';
    '/customer/group-orders/{token}': 'getGroupOrder';
    '/customer/group-orders/{token}/order': 'getPlacedGroupOrder';
    '/customer/order/list': 'listOrders';
    '/customer/order/running-orders': 'listRunningOrders';
    '/customer/order/details': 'getOrderDetails';
    '/customer/order/track': 'trackOrder';
    '/customer/order/track/stream': 'streamOrder';
    '/customer/order/reorder': 'previewReorder';
    '/customer/order/cancellation-reasons': 'listCancellationReasons';
    '/customer/order/refund-reasons': 'listRefundReasons';
    '/customer/order/slots': 'listOrderSlots';
    '/delivery-man/last-location': 'courierLocation';
    '/parcel-category': 'listParcelCategories';
    '/customer/order/parcel-instructions': 'listParcelInstructions';
    '/customer/order/parcel-slots': 'listParcelSlots';
    '/customer/order/parcel-receivers': 'listParcelReceivers';
    '/customer/order/parcel-follow': 'followParcel';
    '/get-parcel-cancellation-reasons': 'listParcelCancellationReasons';
    '/customer/wallet/transactions': 'listWalletTransactions';
    '/customer/wallet/bonuses': 'listFundBonuses';
    '/customer/loyalty-point/transactions': 'listLoyaltyTransactions';
    '/coupon/list': 'listCoupons';
    '/coupon/apply': 'applyCoupon';
    '/cashback/list': 'listCashback';
    '/cashback/getCashback': 'getCashback';
    '/customer/message/list': 'listConversations';
    '/customer/message/details': 'getMessages';
    '/customer/message/events': 'streamInbox';
    '/customer/message/search-list': 'searchConversations';
    '/customer/automated-message': 'listSupportMessages';
    '/rental/vehicle/search': 'searchVehicles';
    '/rental/vehicle/search/suggestion': 'suggestVehicles';
    '/rental/vehicle/get-vehicles': 'listVehicles';
    '/rental/vehicle/top-rated': 'topRatedVehicles';
    '/rental/vehicle/category-list': 'listVehicleCategories';
    '/rental/vehicle/brand-list': 'listVehicleBrands';
    '/rental/vehicle/get-vehicle-details/{id}': 'getVehicle';
    '/rental/vehicle/get-provider-vehicles/{provider_id}': 'listProviderVehicles';
    '/rental/vehicle/reviews/{id}': 'listVehicleReviews';
    '/rental/banners': 'listRentalBanners';
    '/rental/coupon/list': 'listRentalCoupons';
    '/rental/coupon/apply': 'applyRentalCoupon';
    '/rental/provider/get-provider-details/{id}': 'getProvider';
    '/rental/provider/popular': 'popularProviders';
    '/rental/provider/latest': 'latestProviders';
    '/rental/provider/get-provider-reviews/{id}': 'listProviderReviews';
    '/rental/user/cart/get-cart': 'getRentalCart';
    '/rental/user/trip/get-trip-list': 'listTrips';
    '/rental/user/trip/get-trip-details': 'getTrip';
    '/rental/user/trip/cancellation-reasons': 'listTripCancellationReasons';
    '/rental/user/wish-list': 'getRentalWishlist';
    '/operator/session': 'readOperator';
    '/operator/sign-in': 'readOperatorSignIn';
    '/operator/passkeys': 'listOperatorPasskeys';
    '/operator/accounts': 'listOperators';
    '/operator/log': 'listOperatorLog';
    '/operator/switches': 'listSwitches';
    '/operator/registrations': 'listRegistrations';
    '/operator/conversations': 'listShopConversations';
    '/operator/orders': 'listShopOrders';
    '/operator/taxes': 'listTaxRates';
    '/operator/trips': 'listShopTrips';
    '/operator/store/goods': 'listStoreGoods';
    '/operator/store/opening': 'readStoreOpening';
    '/operator/stores/hours': 'listStoreHours';
  };
  post: {
    '/newsletter/subscribe': 'subscribeNewsletter';
    '/items/reviews/submit': 'submitItemReview';
    '/stores/reviews/submit': 'submitStoreReview';
    '/auth/sign-up': 'signUp';
    '/auth/login': 'login';
    '/auth/guest/request': 'requestGuest';
    '/auth/social-login': 'socialLogin';
    '/auth/social-register': 'socialRegister';
    '/auth/verify-phone': 'verifyOtp';
    '/auth/forgot-password': 'forgotPassword';
    '/auth/verify-token': 'verifyResetToken';
    '/auth/firebase-verify-token': 'providerVerify';
    '/auth/update-info': 'updateUserInfo';
    '/auth/logout': 'logout';
    '/auth/passkey/register-options': 'passkeyRegisterOptions';
    '/auth/passkey/register': 'passkeyRegister';
    '/auth/passkey/login-options': 'passkeyOptions';
    '/auth/passkey/login': 'passkeyLogin';
    '/auth/vendor/register': 'registerVendor';
    '/auth/delivery-man/store': 'registerDeliveryMan';
    '/customer/update-profile': 'updateProfile';
    '/customer/update-interest': 'updateInterest';
    '/customer/update-consent': 'updateConsent';
    '/customer/proof': 'proveAgain';
    '/customer/diet': 'updateDiet';
    '/customer/address/add': 'addAddress';
    '/customer/wish-list/add': 'addWishlist';
    '/customer/cart/add': 'addToCart';
    '/customer/cart/update': 'updateCart';
    '/customer/cart/accept-changes': 'acceptCartChanges';
    '/customer/cart/merge': 'mergeGuestCart';
    '/customer/group-orders': 'startGroupOrder';
    '/customer/group-orders/{token}/members': 'joinGroupOrder';
    '/customer/group-orders/{token}/lines': 'addGroupLine';
    '/customer/order/place': 'placeOrder';
    '/customer/order/prescription/place': 'placePrescriptionOrder';
    '/customer/order/reorder': 'reorder';
    '/customer/order/prescription': 'sendPrescriptionAgain';
    '/customer/order/price/accept': 'acceptOrderPrice';
    '/customer/order/refund-request': 'requestRefund';
    '/customer/order/quote': 'quoteOrder';
    '/customer/order/get-Tax': 'previewTax';
    '/customer/order/get-surge-price': 'getSurgePrice';
    '/delivery-man/reviews/submit': 'submitCourierReview';
    '/customer/order/parcel-return': 'returnParcel';
    '/customer/order/parcel-quote': 'quoteParcel';
    '/customer/wallet/add-fund': 'addFund';
    '/customer/loyalty-point/point-transfer': 'transferPoints';
    '/customer/message/send': 'sendMessage';
    '/rental/user/cart/add-to-cart': 'addRentalCart';
    '/rental/user/trip/trip-booking': 'bookTrip';
    '/rental/user/trip/get-tax': 'previewTripTax';
    '/rental/user/wish-list/add': 'addRentalWishlist';
    '/operator/session': 'openOperator';
    '/operator/sign-in': 'signInOperator';
    '/operator/passkeys': 'addOperatorPasskey';
    '/operator/passkeys/options': 'startOperatorPasskey';
    '/operator/passkey-sign-in': 'signInOperatorByPasskey';
    '/operator/passkey-sign-in/options': 'startOperatorPasskeySignIn';
    '/operator/accounts': 'addOperator';
    '/operator/accounts/{id}/link': 'createOperatorLink';
    '/operator/link': 'readOperatorLink';
    '/rental/user/review/add': 'addRentalReview';
  };
  put: {
    '/auth/reset-password': 'resetPassword';
    '/auth/firebase-reset-password': 'providerReset';
    '/customer/cm-firebase-token': 'storeDeviceToken';
    '/customer/passkeys/{id}': 'renamePasskey';
    '/customer/notifications/read': 'readNotifications';
    '/customer/address/update/{id}': 'updateAddress';
    '/customer/cart/replace': 'replaceCart';
    '/customer/group-orders/{token}/state': 'setGroupOrderState';
    '/customer/group-orders/{token}/done': 'setGroupMemberDone';
    '/customer/group-orders/{token}/lines/{id}': 'updateGroupLine';
    '/customer/order/cancel': 'cancelOrder';
    '/customer/order/payment-method': 'changePaymentMethod';
    '/customer/order/offline-payment': 'saveOfflinePayment';
    '/customer/message/read': 'readMessages';
    '/rental/user/cart/update-cart': 'updateRentalCart';
    '/rental/user/cart/update-user-data/{id}': 'updateRentalUserData';
    '/rental/user/trip/cancel-trip': 'cancelTrip';
    '/rental/user/trip/update-trip': 'changeTrip';
    '/rental/user/trip/payment': 'payTrip';
    '/operator/password': 'changeOperatorPassword';
    '/operator/accounts/{id}': 'changeOperator';
    '/operator/link': 'useOperatorLink';
    '/operator/switches': 'setSwitches';
    '/operator/registrations/{id}': 'decideRegistration';
    '/operator/conversations/{id}': 'answerConversation';
    '/operator/orders/{id}': 'decideOrder';
    '/operator/taxes/{kind}/{id}': 'setTaxRate';
    '/operator/trips/{id}': 'decideTrip';
    '/operator/store/goods/{id}': 'setStoreStock';
    '/operator/store/pause': 'setStorePause';
    '/operator/stores/{id}/hours': 'setStoreHours';
  };
  delete: {
    '/customer/remove-account': 'removeAccount';
    '/customer/passkeys/{id}': 'removePasskey';
    '/customer/sessions': 'endOtherSessions';
    '/customer/sessions/{id}': 'endSession';
    '/customer/identities/{provider}': 'removeIdentity';
    '/customer/address/delete': 'deleteAddress';
    '/customer/wish-list/remove': 'removeWishlist';
    '/customer/cart/remove-item': 'removeCartItem';
    '/customer/cart/remove': 'clearCart';
    '/customer/group-orders/{token}/members/{id}': 'removeGroupMember';
    '/customer/group-orders/{token}/lines/{id}': 'removeGroupLine';
    '/rental/user/cart/remove-vehicle': 'removeRentalVehicle';
    '/rental/user/cart/remove-multiple-cart': 'removeRentalVehicles';
    '/rental/user/cart/remove-cart': 'clearRentalCart';
    '/rental/user/wish-list/remove': 'removeRentalWishlist';
    '/operator/session': 'closeOperator';
    '/operator/passkeys/{id}': 'removeOperatorPasskey';
    '/operator/accounts/{id}': 'removeOperator';
  };
}
