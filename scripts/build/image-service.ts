import sharpService from 'astro/assets/services/sharp';
import { parseEncoding } from '../../src/domain/pictures/encoding.ts';

type Service = typeof sharpService;

/** The lowest quality used to meet a size limit. */
const MIN_QUALITY = 20;

/** Relative file size after encoding with more effort at the same quality. */
const EFFORT_SIZE_RATIO = 0.97;

/**
 * Astro's Sharp service, except that `quality` may also be an encoding string (domain/pictures/encoding.ts).
 * An image over its size limit, such as a photo full of leaves, is encoded again with more effort, at the
 * quality that is likely to fit.
 */
const service: Service = {
  ...sharpService,
  async transform(input, options, config, logger) {
    const encoding = parseEncoding(options['quality']);
    if (!encoding) return sharpService.transform(input, options, config, logger);
    const { atMost } = encoding;
    let { quality, effort } = encoding;
    const encode = () => {
      const avif = {
        service: { ...config.service, config: { ...config.service.config, avif: { effort } } },
      };
      return sharpService.transform(input, { ...options, quality }, { ...config, ...avif }, logger);
    };
    let encoded = await encode();
    while (atMost && encoded.data.length > atMost.bytes && quality > MIN_QUALITY) {
      const expected = encoded.data.length * (effort < atMost.effort ? EFFORT_SIZE_RATIO : 1);
      // One quality step changes the size by about 3%.
      const steps = Math.ceil(Math.log(expected / atMost.bytes) / 0.03);
      quality = Math.max(MIN_QUALITY, quality - Math.max(0, steps));
      effort = Math.max(effort, atMost.effort);
      encoded = await encode();
    }
    return encoded;
  },
};

export default service;
