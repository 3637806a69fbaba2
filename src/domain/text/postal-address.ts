/** A place in New York State; `street` may be a corner: "Essex Street near East Broadway". */
export type PostalAddress = { street: string; locality: string; postalCode: string };

export const addressLine = ({ street, locality, postalCode }: PostalAddress): string =>
  `${street}, ${locality}, NY ${postalCode}`;

/** Opens the place in a map app, or on a map's page: https://developers.google.com/maps/documentation/urls */
export const mapUrl = (address: PostalAddress): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
