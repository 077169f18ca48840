/**
 * A channel that a hotel's rates and rooms can be connected to. The page must not suggest that it endorses the company. It
 * shows the name as text, or a logo if the channel supplied the file (`imageUrl`).
 */
interface IntegrationPartner {
  readonly name: string;
  readonly website: string;
  readonly domain: string;
  readonly imageUrl?: string;
}

export const integrationPartners: readonly IntegrationPartner[] = [
  { name: 'MakeMyTrip', website: 'https://www.makemytrip.com/', domain: 'makemytrip.com' },
  { name: 'Goibibo', website: 'https://www.goibibo.com/', domain: 'goibibo.com' },
  { name: 'Booking.com', website: 'https://www.booking.com/', domain: 'booking.com' },
  { name: 'Agoda', website: 'https://www.agoda.com/', domain: 'agoda.com' },
  { name: 'Expedia', website: 'https://www.expedia.com/', domain: 'expedia.com' },
  { name: 'Airbnb', website: 'https://www.airbnb.co.in/', domain: 'airbnb.co.in' },
  { name: 'Google Hotels', website: 'https://www.google.com/travel/hotels', domain: 'google.com' },
  { name: 'Cleartrip', website: 'https://www.cleartrip.com/', domain: 'cleartrip.com' },
];
