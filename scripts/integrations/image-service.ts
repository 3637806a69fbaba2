import sharpService from 'astro/assets/services/sharp';
import { readEncoding } from '../../src/domain/pictures/encoding.ts';

type Service = typeof sharpService;

/** No picture is made worse than this to keep its bytes. */
const LEAST_QUALITY = 20;

/**
 * Astro's service, whose `quality` may also be a whole encoding in one word. What is too heavy for its
 * limit, as a photograph full of leaves may be, is encoded again at the quality that is likely to fit.
 */
const service: Service = {
  ...sharpService,
  async transform(input, options, config, logger) {
    const encoding = readEncoding(options['quality']);
    if (!encoding) return sharpService.transform(input, options, config, logger);
    const { effort, atMost = Infinity } = encoding;
    const withEffort = {
      ...config,
      service: { ...config.service, config: { ...config.service.config, avif: { effort } } },
    };
    let { quality } = encoding;
    const encode = () => sharpService.transform(input, { ...options, quality }, withEffort, logger);
    let made = await encode();
    while (made.data.length > atMost && quality > LEAST_QUALITY) {
      // A step of quality is about 3 % of the bytes.
      const steps = Math.ceil(Math.log(made.data.length / atMost) / 0.03);
      quality = Math.max(LEAST_QUALITY, quality - steps);
      made = await encode();
    }
    return made;
  },
};

export default service;
